import type { RequestListWords } from '../de/request-list.ts';

export const requestList: RequestListWords = {
  remember: 'Save',
  rememberItem: (name) => `Save ${name}`,
  open: 'Go to my list',
  full: 'Your list is full. There will be room again once you have sent it.',
  count: (count) => ({ one: 'One piece', other: `${count} pieces` }),
  kept: 'The list stays in this browser until you send or clear it. Nobody sees it before then, not even us.',
  empty: 'Your list is still empty.',
  emptyHelp:
    'Choose ‘Save’ on a piece, and you will find it here, ready to ask about everything at once.',
  note: 'Note, such as the size',
  noteOf: (name) => `Note on ${name}, such as the size`,
  remove: 'Remove',
  removeItem: (name) => `Remove ${name} from the list`,
  removed: (name) => `‘${name}’ is no longer on the list.`,
  undo: 'Undo',
  renamed: (before) => `Was called ‘${before}’ before.`,
  gone: 'This piece is no longer available.',
  missing: 'We no longer carry this piece. You are welcome to ask about it all the same.',
  print: 'Print list',
  ask: {
    heading: 'Ask about all of them',
    text: 'We will check what we have and get back to you. Asking commits you to nothing.',
  },
  withoutScript:
    'The list needs JavaScript. Just call us or write to tell us which pieces you like, and we will check what we have.',
};
