import { type ReactNode, useEffect, useState } from 'react';
import { useScreenClass } from '#site/ui/screen-class/screen-class.ts';
import { ColourModeProvider, useColourMode } from '#site/ui/colour-mode/colour-mode.tsx';
import { useModeStore } from '#site/ui/colour-mode/mode-store.ts';
import { SidebarProvider, useSidebar } from '#site/ui/sidebar/sidebar.tsx';
import { SvgLogo } from '#site/ui/svg-logo/svg-logo.tsx';
import { startTooltips } from '#site/ui/tooltip/start-tooltips.ts';

import { ExternalScene } from './external-scene.tsx';

/** The scenes by path, with options in the query. */
export const scenes: Record<string, (query: URLSearchParams) => ReactNode> = {
  tooltip: (query) => <TooltipScene place={query.get('place')} />,
  'svg-logo': (query) => <LogoScene src={query.get('src')} />,
  sidebar: () => <SidebarScene />,
  'external-content': (query) => <ExternalScene load={query.get('load')} />,
  'screen-class': () => <ScreenClass />,
  'colour-mode': () => (
    <ColourModeProvider>
      <PageMode />
    </ColourModeProvider>
  ),
  'mode-store': () => <PreferredMode />,
};

const words =
  'Die Garantie gilt für alle Uhren, die Sie bei uns gekauft haben, und deckt das Werk für zwei volle Jahre ab.';

function TooltipScene({ place }: { place: string | null }) {
  useEffect(startTooltips, []);
  return (
    <main style={{ padding: '300px 500px 900px' }}>
      <h1>Uhren</h1>
      <button type="button" aria-label={words} data-tip={place ?? ''}>
        Garantie
      </button>
    </main>
  );
}

function LogoScene({ src }: { src: string | null }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <main style={{ color: 'rgb(1, 2, 3)' }}>
      {isShown ? <SvgLogo source={src ?? undefined} name="Lon" /> : null}
      <button type="button" onClick={() => setIsShown(false)}>
        Remove
      </button>
    </main>
  );
}

function SidebarScene() {
  return (
    <SidebarProvider>
      <Page />
    </SidebarProvider>
  );
}

function Page() {
  useEffect(startTooltips, []);
  const { open, close, content } = useSidebar();
  const other = <p>Something else is here</p>;
  const reopen = () => {
    close();
    open(other);
  };
  const directions = <Directions close={close} reopen={reopen} />;
  return (
    <main style={{ height: '3000px' }}>
      <h1>Shop</h1>
      <button type="button" onClick={() => open(directions)}>
        Directions
      </button>
      <output>{content === undefined ? 'closed' : 'open'}</output>
    </main>
  );
}

function Directions({ close, reopen }: { close: () => void; reopen: () => void }) {
  return (
    <>
      <p>Next to the town hall</p>
      <button type="button" aria-label="Parking is free for an hour" data-tip="top">
        Parking
      </button>
      <a href="#map">
        <em>Map</em>
      </a>
      <button type="button" onClick={close}>
        Thanks
      </button>
      <button type="button" onClick={reopen}>
        Something else
      </button>
    </>
  );
}

function ScreenClass() {
  return <output>{useScreenClass()}</output>;
}

function PageMode() {
  return <output>{useColourMode()}</output>;
}

function PreferredMode() {
  const { choice, mode, choose, toggle } = useModeStore();
  return (
    <>
      <output>
        {choice ?? 'nothing'}: {mode}
      </output>
      <button type="button" onClick={toggle}>
        Toggle
      </button>
      <button type="button" onClick={() => choose('system')}>
        System
      </button>
    </>
  );
}
