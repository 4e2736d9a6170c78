/** Texts of the answers that the desk of the chat gives often, and of keeping them in the console. */
import { LONGEST_CANNED_TITLE, MOST_OF_MESSAGE } from '../../chat/conversation-terms.ts'
import { plural } from '../../language/plural.ts'

export const cannedAnswerTexts = {
  title: 'Canned answers',
  lead: 'Answers that the desk gives often. Whoever answers a member can put one into the message and change it before it is sent.',
  columns: { title: 'Title', text: 'Text', languages: 'Languages', desk: 'Desk', changed: 'Changed', change: 'Change' },
  desks: { all: 'Every desk', claims: 'Claims and letters', general: 'General' },
  /** In the filter of the list. */
  anyDesk: 'All answers',
  missing: 'Not translated into',
  anyLanguage: 'Any language',
  failed: 'The canned answers could not be loaded.',
  none: 'No answer is kept here yet. Write down one that you give often.',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'answer', other: 'answers' })}`,
  /** Who changed it, and when. */
  changedBy: (name: string | null, at: string) => (name === null ? at : `${name}, ${at}`),
  add: 'Add an answer',
  addShort: 'Add',
  edit: 'Change the answer',
  editLabel: (title: string) => `Change ${title}`,
  save: 'Save',
  fields: {
    title: 'Title',
    titleHint: 'Only the desk sees it.',
    text: 'Text',
    textHint: '{name} stands for the member’s name.',
    translations: 'In other languages',
    translationsHint:
      'Members who read one of these languages are written to in it. What is left empty is offered in English.',
    textIn: (language: string) => `Text in ${language}`,
    desk: 'Desk',
  },
  added: 'The answer has been added.',
  saved: 'The answer has been saved.',
  delete: 'Delete',
  deleteLabel: (title: string) => `Delete ${title}`,
  deleteTitle: 'Delete this answer?',
  deleteText: (title: string) => `“${title}” is then offered to nobody. What was sent to members stays as it is.`,
  deleted: 'The answer has been deleted.',
  refusals: {
    titleMissing: 'Please type a title.',
    titleTooLong: `A title has at most ${LONGEST_CANNED_TITLE} characters.`,
    textMissing: 'Please type the answer.',
    textTooLong: `Please write no more than ${MOST_OF_MESSAGE} characters.`,
    placeholderUnknown: 'Only {name} stands for something. Please write other words without braces.',
    deskMissing: 'Please choose a desk.',
  },
  /** In the conversation. */
  insert: 'Canned answer',
  insertSearch: 'Search',
  insertNone: 'No answer matches.',
  insertLanguage: 'Language of the answer',
  inEnglishOnly: 'In English only',
} as const
