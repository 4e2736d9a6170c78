/** The assistant in a conversation: it introduces itself, answers what it can, and asks for a person where it cannot or shall not (S96). */
import { answerTo, answerWithoutFacts, introduction } from '@member-care/domain/assistant/answers/answer-to.ts'
import type { AssistantAnswer } from '@member-care/domain/assistant/answers/answer.ts'
import { needOf, type FactsFor } from '@member-care/domain/assistant/answers/facts.ts'
import type { Recognised, TalkAbout } from '@member-care/domain/assistant/asked.ts'
import { recognise } from '@member-care/domain/assistant/recognise/recognise.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { assistantTexts } from '@member-care/domain/texts/assistant-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import { v5 as uuidv5 } from 'uuid'
import type { Parts } from '../../http/parts.ts'
import { addEntry, type AddedEntry, type Conversation, type EntryContent } from '../conversation-store.ts'
import { createFactGathering } from './gather-facts.ts'

export interface Assistant {
  /** With what a conversation begins; said once. */
  introduce(conversation: Conversation): Promise<AddedEntry>
  /**
   * Answers a message, while nobody was asked for; and one that tells of danger always. What goes wrong hands over to a person: nobody is left without an answer.
   * @param asked `entryId`: of the message, so that it is answered once
   */
  reply(
    own: OwnScope,
    conversation: Conversation,
    asked: { readonly entryId: string; readonly text: string },
  ): Promise<void>
}

const byAssistant = { kind: 'assistant', id: null } as const

export function createAssistant(parts: Parts): Assistant {
  const gathering = createFactGathering(parts)

  async function answerOf(
    own: OwnScope,
    { companyId, subject, subjectId }: Conversation,
    text: string,
  ): Promise<AssistantAnswer> {
    const about: TalkAbout | undefined =
      subject === null || subjectId === null
        ? undefined
        : { kind: subject === 'elog' ? 'letter' : 'claim', id: subjectId }
    const recognised = recognise(text, about)
    if (recognised.kind !== 'intent')
      return answerWithoutFacts(recognised, chatTexts.joey, await gathering.pagesOf(own))
    const { intent, named } = recognised
    const facts = await gathering.factsFor({ own, companyId }, needOf[intent], named)
    return answerTo(intent, named, facts as FactsFor<typeof intent>)
  }

  async function say(
    conversation: Conversation,
    entryId: string,
    answer: AssistantAnswer,
    isDanger = false,
  ): Promise<AddedEntry> {
    return addEntry(parts, conversation, { entryId, command: { type: 'Assist', isDanger }, content: contentOf(answer) })
  }

  /** While a person is waited for, or has the conversation. */
  async function tellWhereHelpIs(
    own: OwnScope,
    conversation: Conversation,
    { entryId, recognised }: { readonly entryId: string; readonly recognised: Extract<Recognised, { kind: 'urgent' }> },
  ): Promise<void> {
    const found = answerWithoutFacts(recognised, chatTexts.joey, await gathering.pagesOf(own))
    const sentences = found.sentences.filter((sentence) => sentence !== assistantTexts.takesOver)
    await say(conversation, uuidv5('answer', entryId), { ...found, sentences }, true)
  }

  return {
    introduce: (conversation) =>
      say(conversation, uuidv5('introduction', conversation.conversationId), introduction(chatTexts.joey)),

    async reply(own, conversation, { entryId, text }) {
      if (conversation.status !== 'assistant') {
        // Nobody may be there to read it, at night.
        const recognised = recognise(text)
        if (recognised.kind === 'urgent') await tellWhereHelpIs(own, conversation, { entryId, recognised })
        return
      }
      const answer = await answerOf(own, conversation, text).catch((error: unknown) => {
        parts.logger.error({ err: error }, 'the assistant could not answer; a person is asked for')
        return answerWithoutFacts({ kind: 'person' }, chatTexts.joey, new Set())
      })
      await say(conversation, uuidv5('answer', entryId), answer)
      if (answer.outcome === 'hands-over')
        await addEntry(parts, conversation, {
          entryId: uuidv5('asked', entryId),
          command: { type: 'AskForPerson', by: byAssistant },
        })
    },
  }
}

function contentOf({ outcome, sentences, links, choices }: AssistantAnswer): EntryContent {
  return {
    text: sentences.join('\n'),
    language: currentLanguage(),
    links: links.map(({ label, path }) => ({ text: label, path })),
    choices: [
      ...choices.map(({ label }) => label),
      ...(outcome === 'offers-person' ? [assistantTexts.talkToPerson] : []),
    ],
  }
}
