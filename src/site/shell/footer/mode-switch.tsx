import { useMessages } from '../../messages/messages.tsx';
import { useColourMode } from '../../ui/colour-mode/colour-mode.tsx';
import { choices, useModeStore } from '../../ui/colour-mode/mode-store.ts';
import styles from './footer.module.css';

/**
 * Lets the visitor choose between light, dark and the system's mode; without a choice the page has
 * the mode of its theme. Hidden without JavaScript.
 */
export function ModeSwitch() {
  const { colourMode } = useMessages();
  const themeMode = useColourMode();
  const { choice = themeMode, choose } = useModeStore();
  return (
    <fieldset aria-label={colourMode.title} className={styles.modes}>
      {choices.map((one) => (
        <button key={one} type="button" aria-pressed={one === choice} onClick={() => choose(one)}>
          {colourMode[one]}
        </button>
      ))}
    </fieldset>
  );
}
