import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tooltip } from './tooltip.tsx';

function render(initiallyShown?: boolean): string {
  return renderToString(
    <Tooltip id="tip" text="For watches" {...(initiallyShown ? { initiallyShown } : {})}>
      {(trigger) => <button type="button" {...trigger} />}
    </Tooltip>,
  );
}

test('the trigger is described by the tip', () => {
  expect(render()).toMatch(/<button [^>]*aria-describedby="tip".*id="tip" role="tooltip"/);
});

test('a tip is hidden, above its trigger', () => {
  expect(render()).toContain('data-state="hidden" data-place="top"');
});

test('a tip can be shown from the start', () => {
  expect(render(true)).toContain('data-state="shown"');
});
