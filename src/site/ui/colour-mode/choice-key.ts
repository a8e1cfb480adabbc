/** The key in local storage of the visitor's choice: `light`, `dark` or `system`. */
export const choiceKey = 'colour-mode';
