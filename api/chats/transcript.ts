/** A conversation to keep: what was said, day by day, as its member reads it. What the desk notes for itself is not in it. */
import { happenedText } from '@member-care/domain/chat/happened-text.ts'
import type { ChatMessage, ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import {
  formatDisplay,
  formatWholeDate,
  singaporeTime,
  singaporeToday,
} from '@member-care/domain/dates/singapore-dates.ts'
import {
  chatPageTexts,
  conversationFromText,
  transcriptTexts as words,
} from '@member-care/domain/texts/chat-page-texts.ts'
import { printedOnText } from '@member-care/domain/texts/letter-texts.ts'
import type { Letter, LetterRow } from '../letters/letter.ts'
import { closingSection } from '../letters/print-letter.ts'

interface Printing {
  readonly support: Letter['support']
  /** Today in Singapore, YYYY-MM-DD. */
  readonly printedOn: string
}

/** @param messages all of them, in their order */
export function transcript(
  { subject, openedAt }: Pick<ConversationAnswer, 'subject' | 'openedAt'>,
  messages: readonly ChatMessage[],
  { support, printedOn }: Printing,
): Letter {
  const about = subject === null ? chatPageTexts.aboutAnything : chatPageTexts.about[subject.type]
  const lead = conversationFromText(about, formatDisplay(singaporeToday(new Date(openedAt))))
  const days = Map.groupBy(messages, ({ createdAt }) => singaporeToday(new Date(createdAt)))
  return {
    title: words.title,
    lead,
    sections: [
      ...[...days.values()].map((ofDay) => ({
        heading: formatWholeDate(new Date(ofDay[0]?.createdAt ?? openedAt)),
        rows: ofDay.map(rowOf),
      })),
      closingSection({ support }, lead, [words.about, printedOnText(printedOn)]),
    ],
    dated: printedOn,
    support,
  }
}

function rowOf(message: ChatMessage): LetterRow {
  const time = singaporeTime(new Date(message.createdAt))
  const happened = happenedText(message)
  return happened === undefined
    ? { label: `${time} ${message.userName}`, value: saidText(message) }
    : { label: time, value: happened }
}

function saidText({ kind, file, message, removed, links }: ChatMessage): string {
  if (removed) return kind === 'file' ? chatPageTexts.removedFile : chatPageTexts.removedText
  if (file !== null) return words.document(file.name)
  return [message, ...links.map(({ text }) => text)].join('\n')
}
