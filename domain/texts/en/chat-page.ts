/** Texts of the member's chat page. The sentences that the specification quotes stand in `chat.ts`; the wording here is ours, but for the names of 2§2. */
import { plural } from '../../language/plural.ts'

export const chatPageTexts = {
  /** C43. */
  steps: ['Choose a topic', 'Talk', 'Closed'],
  menuTitle: 'What is it about?',
  topics: 'Topics',
  talkLead: 'Joey, our assistant, answers first. A person helps when you ask for one.',
  /** Until something was said. */
  greeting: 'Hello, I am Joey, the assistant of this portal. Ask me about a claim, a letter, your cover or a clinic.',
  conversation: 'Conversation',
  newMessages: 'New messages',
  unreadFrom: 'New',
  you: 'You',
  message: 'Your message',
  send: 'Send',
  /** 2§2. */
  upload: 'Upload Attachment',
  close: 'Close this conversation',
  photograph: 'Take a photo',
  chooseFiles: 'Choose files',
  dropHere: 'Drop your files here to send them',
  keys: 'Enter sends. Shift+Enter starts a new line.',
  older: 'Show earlier messages',
  olderFailed: 'Earlier messages could not be loaded. Please try again.',
  toNewest: 'To the newest message',
  sending: 'Sending …',
  sent: 'Sent',
  read: 'Read',
  notSent: 'Not sent.',
  discard: 'Discard',
  removedText: 'This message was removed.',
  removedFile: 'This document was removed.',
  typing: 'May is writing …',
  askPerson: 'Talk to a person',
  assistant: 'Joey, our assistant, is answering.',
  taken: 'May is answering you.',
  waiting: 'Somebody will be with you soon.',
  deskClosed: 'Nobody is at the desk just now.',
  answerReaches:
    'You need not wait here: we tell you when there is an answer, in the portal and as you wish by e-mail and on your device.',
  asked: 'You asked for a person.',
  askedForYou: 'Joey asked a person to help.',
  cameIn: 'May is here now.',
  handedOver: 'May has passed your conversation on to a colleague.',
  closedByYou: 'You closed this conversation.',
  closedByDesk: 'May closed this conversation.',
  closedByItself: 'This conversation was closed, because nothing more was said.',
  closeQuestion: 'Close this conversation?',
  closeExplanation: 'You can read it again later, and begin another one at any time.',
  closing: 'Closing …',
  keepOpen: 'Keep it open',
  reopenMenu: 'Open the menu again',
  goToOngoing: 'Go to it',
  earlier: 'Earlier conversations',
  earlierEmpty: 'Nothing yet. What you talk about stays here, so that you can read it again.',
  about: { outclaim: 'About an outpatient claim', inpclaim: 'About an inpatient claim', elog: 'About an eLOG' },
  aboutAnything: 'Question to Joey',
  back: 'Back to the topics',
  notOffered: 'Your company does not offer the chat.',
  missing: 'This conversation does not exist, or is not yours.',
  notUpToDate: 'New messages could not be loaded. You see the earlier ones.',
} as const

/** Of a conversation that the member keeps. */
export const transcriptTexts = {
  title: 'Conversation',
  download: 'Download as PDF',
  failed: 'The conversation could not be downloaded. Please try again.',
  document: (name: string) => `Document: ${name}`,
  about:
    'This is what was said, as the portal shows it. Documents that were sent are named here and stay in the portal.',
}

/** @param day YYYY-MM-DD */
export function transcriptFileName(day: string): string {
  return `Conversation_${day}.pdf`
}

/** Step 1 to 3. */
export function stepText(step: number): string {
  return `Step ${step} of ${chatPageTexts.steps.length}: ${chatPageTexts.steps[step - 1] ?? ''}`
}

/** @param time HH:mm */
export function saidText(name: string, time: string): string {
  return `${name}, ${time}`
}

export function queueText(place: number): string {
  return place <= 1 ? 'You are next.' : `You are number ${place} in the queue.`
}

export function usualWaitText(minutes: number): string {
  return `It usually takes about ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`
}

export function opensAgainText(day: string, time: string): string {
  return `Somebody answers again from ${day}, ${time}.`
}

export function charactersLeftText(count: number): string {
  return `${count} ${plural('en', count, { one: 'character', other: 'characters' })} left`
}

/** @param part 0 to 1 */
export function sendingFileText(part: number): string {
  return `Sending, ${Math.round(part * 100)} %`
}

/** @param day as people read it */
export function conversationFromText(subject: string, day: string): string {
  return `${subject}, ${day}`
}

export function chatAboutText(reference: string): string {
  return `Chat about ${reference}`
}
