/** Where local storage keeps what the visitor has chosen: `light`, `dark` or `system`. */
export const choiceKey = 'colour-mode';
