/**
 * Conversations of the chat, made once the read models stand: one that waits for the desk, one about a claim that the claims desk has, one that was
 * answered and closed, and a month of short ones, from which the figures of the desk are drawn.
 */
import { introduction } from '@member-care/domain/assistant/answers/answer-to.ts'
import type { ChatSubject } from '@member-care/domain/chat/conversation-terms.ts'
import type { ConversationCommand } from '@member-care/domain/chat/decide-conversation.ts'
import { addDays, singaporeInstant, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { isWorkingDay } from '@member-care/domain/dates/working-days.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { v5 as uuidV5 } from 'uuid'
import { addEntry, markConversationRead, openConversation, type Conversation } from '../chats/conversation-store.ts'
import type { Parts } from '../http/parts.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'
import type { DemonstrationEmployee } from './people.ts'

const ID_NAMESPACE = '2c7b5e19-83d0-4f6a-9c41-7e0a5d3b6f82'
const MINUTE_MS = 60_000
/** So many days back go those from which the figures are drawn. */
const DAYS_OF_FIGURES = 27

type Line = readonly [by: 'member' | 'desk' | 'note', text: string]

interface Story {
  readonly name: string
  readonly member: DemonstrationEmployee
  readonly subject?: { readonly type: ChatSubject; readonly id: string }
  readonly begunAt: Date
  /** Of the desk; none where it waits. */
  readonly takenBy?: string
  /** Minutes until somebody takes it, and between what is said. */
  readonly waits: number
  readonly lines: readonly Line[]
  readonly isClosed?: boolean
}

/** Made again, it is the same: a conversation that is there already is left as it is. */
export async function makeDemonstrationConversations(parts: Parts): Promise<void> {
  for (const story of await stories(parts)) await make(parts, story)
}

async function stories(parts: Parts): Promise<readonly Story[]> {
  const { administrators, employees } = demonstrationPeople()
  const offered = employees.filter(({ company, registered }) => company.featuresConfig.allowChat && registered)
  const [willow, fern, ...others] = offered
  const [helpline, claimsDesk] = ['callcentre', 'claims'].map(
    (account) => administrators.find(({ email }) => email === `${account}@example.com`)?.userId,
  )
  if (!willow || !fern || !helpline || !claimsDesk) return []
  const now = parts.clock()
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const claim = await latestClaimOf(parts, willow)
  return [
    ...monthOfShortOnes(others.slice(1), helpline, now),
    {
      name: 'answered',
      member: willow,
      begunAt: before(2 * 1_440),
      takenBy: helpline,
      waits: 4,
      isClosed: true,
      lines: [
        ['member', 'Can my husband use the same panel clinics as I do?'],
        ['desk', 'Yes. He is covered as your dependant, and shows his own e-card at the clinic.'],
        ['member', 'Thank you, that is all.'],
        ['note', 'Asked about the family’s e-cards as well; all of them are there.'],
        ['desk', 'You are welcome. I close the conversation now; you can open another one at any time.'],
      ],
    },
    {
      name: 'about-a-claim',
      member: willow,
      ...(claim && { subject: claim }),
      begunAt: before(55),
      // Only what is about a claim is the claims desk's.
      takenBy: claim ? claimsDesk : helpline,
      waits: 6,
      lines: [
        ['member', 'Is anything still missing for this claim? I have the receipt of the pharmacy too.'],
        ['desk', 'Thank you for asking. I am looking at it now.'],
        ['note', 'The receipt of the pharmacy would settle the open amount.'],
        ['member', 'I can send it this evening.'],
      ],
    },
    {
      name: 'waiting',
      member: others[0] ?? fern,
      begunAt: before(9),
      waits: 0,
      lines: [['member', 'I have moved. Where do I change my address, and does my e-card stay the same?']],
    },
  ]
}

const shortOnes: readonly (readonly [question: string, answer: string])[] = [
  ['When is the clinic in Bishan open on Saturdays?', 'On Saturdays it is open from 9am to 1pm.'],
  ['Do I need a referral before I see a specialist?', 'Yes, please see a general practitioner of the panel first.'],
  ['How do I add my newborn?', 'Please tell your HR department; they add the child to your cover.'],
  ['My e-card does not open at the counter.', 'Please try once more now. I have looked, and the card is there.'],
  ['May I claim for spectacles?', 'Your plan does not cover spectacles. You see it under My Cover.'],
]

/** On working days, one or two each, of several members in turn. */
function monthOfShortOnes(members: readonly DemonstrationEmployee[], takenBy: string, now: Date): readonly Story[] {
  const days = Array.from({ length: DAYS_OF_FIGURES }, (_, index) =>
    addDays(singaporeToday(now), index - DAYS_OF_FIGURES),
  )
  return days
    .filter((day) => isWorkingDay(day, new Set()))
    .flatMap((day, index) => (index % 3 === 0 ? ['10:05', '15:20'] : ['11:10']).map((time) => ({ day, time })))
    .flatMap(({ day, time }, index) => {
      const member = members[index % members.length]
      const [question, answer] = shortOnes[index % shortOnes.length] ?? ['', '']
      if (!member) return []
      return {
        name: `short-${index}`,
        member,
        begunAt: singaporeInstant(day, time),
        takenBy,
        waits: 1 + ((index * 5) % 14),
        isClosed: true,
        lines: [
          ['member', question],
          ['desk', answer],
        ],
      } satisfies Story
    })
}

async function latestClaimOf(
  { claims, systemReader }: Parts,
  { userId }: DemonstrationEmployee,
): Promise<Story['subject']> {
  const own = await claims.partiesOf(systemReader, { claimIds: [], userIds: [userId] })
  for (const { claimId, claimantId } of own) {
    const claim = claimantId === userId ? await claims.getClaim(systemReader, claimId) : undefined
    if (claim?.kind === 'outpatient' && claim.status === 'SUBMITTED') return { type: 'outclaim', id: claimId }
  }
  return undefined
}

async function make(parts: Parts, story: Story): Promise<void> {
  const { member, subject, begunAt, takenBy, waits, lines, isClosed } = story
  const conversationId = uuidV5(`${member.userId}/${story.name}`, ID_NAMESPACE)
  let at = begunAt
  const keeping = { ...parts, clock: () => at }
  const { conversation, isOngoing } = await openConversation(keeping, {
    conversationId,
    memberId: member.userId,
    companyId: member.company.companyId,
    subject: subject?.type ?? null,
    subjectId: subject?.id ?? null,
  })
  if (isOngoing || conversation.lastNumber > 0) return
  let step = 0
  const add = async (command: ConversationCommand, text?: string): Promise<Conversation> => {
    const entryId = uuidV5(String(step++), conversationId)
    const added = await addEntry(keeping, conversation, {
      entryId,
      command,
      ...(text !== undefined && { content: { text } }),
    })
    return added.conversation
  }
  const by = { kind: 'member', id: member.userId } as const
  await add({ type: 'Assist' }, introduction(chatTexts.joey).sentences.join('\n'))
  const [first, ...rest] = lines
  await add({ type: 'Say', kind: 'text' }, first?.[1] ?? '')
  await add({ type: 'AskForPerson', by })
  if (takenBy === undefined) return
  at = new Date(at.getTime() + waits * MINUTE_MS)
  let { lastNumber } = await add({ type: 'Take', userId: takenBy })
  for (const [who, text] of rest) {
    at = new Date(at.getTime() + MINUTE_MS)
    lastNumber = (await add(commandOf(who, takenBy), text)).lastNumber
  }
  if (isClosed) lastNumber = (await add({ type: 'Close', by: { kind: 'desk', id: takenBy } })).lastNumber
  // Nobody is told of what they are to find as read.
  await markConversationRead(parts.database, conversationId, 'member', lastNumber)
}

function commandOf(who: Line[0], userId: string): ConversationCommand {
  if (who === 'member') return { type: 'Say', kind: 'text' }
  return who === 'note' ? { type: 'Note', userId } : { type: 'Answer', userId, kind: 'text' }
}
