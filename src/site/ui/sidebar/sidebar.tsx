import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './sidebar.module.css';

interface Sidebar {
  /** Shows content in the sidebar and replaces any previous content. */
  open: (content: ReactNode) => void;
  close: () => void;
  /** The current content; undefined while the sidebar is closed. */
  content: ReactNode;
}

const SidebarContext = createContext<Sidebar | undefined>(undefined);

/**
 * Lets its children open the sidebar: a modal drawer, which traps the focus. A link inside it, its
 * backdrop and Escape close it, and the focus returns to where it was.
 */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState<DrawerState>(closed);
  const dialog = useRef<HTMLDialogElement>(null);
  const { content, isOpen } = drawer;
  const sidebar = useMemo<Sidebar>(
    () => ({
      open: (next) => setDrawer({ content: next, isOpen: true }),
      close: () => setDrawer(left),
      content: isOpen ? content : undefined,
    }),
    [content, isOpen],
  );

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  const leave = async (leaving: HTMLDialogElement) => {
    setDrawer(left);
    await Promise.allSettled(leaving.getAnimations().map(({ finished }) => finished));
    setDrawer((now) => (now.isOpen ? now : closed));
  };

  return (
    <SidebarContext value={sidebar}>
      {children}
      {drawer === closed ? null : (
        <Drawer ref={dialog} onClose={(leaving) => void leave(leaving)}>
          {content}
        </Drawer>
      )}
    </SidebarContext>
  );
}

/** @throws Error outside of a SidebarProvider. */
export function useSidebar(): Sidebar {
  const sidebar = useContext(SidebarContext);
  if (!sidebar) throw new Error('useSidebar needs a SidebarProvider around the component.');
  return sidebar;
}

interface DrawerState {
  /** Kept until the drawer has slid out. */
  content: ReactNode;
  isOpen: boolean;
}

const closed: DrawerState = { content: undefined, isOpen: false };

function left(drawer: DrawerState): DrawerState {
  return drawer.isOpen ? { ...drawer, isOpen: false } : drawer;
}

interface DrawerProps {
  ref: Ref<HTMLDialogElement>;
  onClose: (dialog: HTMLDialogElement) => void;
  children: ReactNode;
}

function Drawer({ ref, onClose, children }: DrawerProps) {
  const messages = useMessages();
  return (
    // The keyboard has Escape, the button and the links.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.sidebar}
      aria-label={messages.sidebar}
      onClose={({ currentTarget }) => onClose(currentTarget)}
      onClick={closeByClick}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>{messages.sidebar}</h2>
          <form method="dialog">
            <button
              type="submit"
              className={styles.close}
              aria-label={messages.closeSidebar}
              data-tip="left"
            >
              <Icon name="close" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/**
 * The panel fills the dialog, so a click on the dialog element itself is a click on its backdrop.
 */
function closeByClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  const isLink = target instanceof Element && target.closest('a') !== null;
  if (isLink || target === currentTarget) currentTarget.close();
}
