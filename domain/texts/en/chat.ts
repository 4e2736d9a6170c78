/** Texts of the chat. The sentences of 2§2 and 2§8 are quoted letter for letter; the other wording is ours. */
import { MOST_OF_MESSAGE } from '../../chat/conversation-terms.ts'

export const chatTexts = {
  title: 'Ask Joey',
  /** What stands in the input when the chat is opened from a claim or a letter. */
  aboutClaim: (id: string) => `I want to check the status for claim id: ${id}`,
  aboutLetter: (id: string) => `I want to check the status for eLOG id: ${id}`,
  ongoing: 'You have a on-going chat request with our adminstrators.',
  closeFirst: 'Please close it before you begin another one.',
  closed: 'Your request is now closed',
  /** The assistant, and whoever of a desk answers. */
  joey: 'Joey',
  may: 'May',
  refusals: {
    closed: 'This conversation is closed. Please begin another one.',
    taken: 'Somebody else has this conversation. Please take another one, or ask them to hand it over.',
    notYours: 'This conversation is not yours. Please take it first, or ask who has it to hand it over.',
    messageEmpty: 'Please write a message.',
    messageTooLong: `Please write no more than ${MOST_OF_MESSAGE} characters at once.`,
    subjectMissing: 'This record does not exist, or is not yours. Please open the chat from the record again.',
    itemMissing: 'This topic is not offered any more. Please choose another one.',
    colleagueMissing: 'This person does not answer for this client or this desk. Please choose another one.',
    fileUnreadable: 'The document could not be read. Please choose it again and send it once more.',
    tooFast: 'You are writing very fast. Please wait a moment and send it again.',
  },
  menu: {
    claims: { message: 'My claims', button: 'Open my claims' },
    letters: { message: 'Letters of guarantee (eLOG)', button: 'Open eLOG Records' },
    clinics: { message: 'Find a panel clinic', button: 'Find Panel Clinics' },
    cover: { message: 'What is covered', button: 'Open my cover' },
    talk: { message: 'Talk to Joey' },
  },
} as const
