/** A few letters of guarantee in several statuses, with the letters themselves. Made once the read models stand, which a letter is printed from. */
import type { GuaranteeCommand } from '@member-care/domain/guarantee/guarantee-commands.ts'
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { filledQuestions } from '@member-care/domain/guarantee/questionnaire.ts'
import { usualQuestionnaire } from '@member-care/domain/guarantee/usual-questionnaire.ts'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Actor } from '@member-care/domain/events/metadata.ts'
import { subDays } from 'date-fns/subDays'
import { v5 as uuidV5 } from 'uuid'
import { carryOutGuarantee } from '../aggregates/guarantee.ts'
import { markAttached, registerFile } from '../documents/file-register.ts'
import { readHospitals } from '../guarantees/guarantee-context.ts'
import { makeLetter } from '../guarantees/make-letter.ts'
import type { Parts } from '../http/parts.ts'
import { drawDocument } from './documents.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'
import type { DemonstrationEmployee } from './people.ts'
import { putContent } from '../documents/put-content.ts'

const ID_NAMESPACE = '5b0a8c64-6f53-4c0e-8f0a-2d1e9c7b4a10'

type Story = 'waiting' | 'asked' | 'rejected' | 'approved' | 'change-asked' | 'expired'

/** What has a letter. */
const issuedStories: readonly Story[] = ['approved', 'change-asked', 'expired']

interface DemonstrationGuarantee {
  readonly employee: string
  readonly story: Story
  readonly diagnosis: string
  readonly symptoms: string
  /** Before today. */
  readonly requestedDaysAgo: number
}

/** Those whom the README names; the last one has a letter that nobody else's walk through the pages changes. */
const guarantees: readonly DemonstrationGuarantee[] = [
  {
    employee: 'willow.tan',
    story: 'approved',
    diagnosis: 'Gallstones',
    symptoms: 'Pain after meals',
    requestedDaysAgo: 6,
  },
  { employee: 'willow.tan', story: 'rejected', diagnosis: 'Snoring', symptoms: 'Loud snoring', requestedDaysAgo: 20 },
  {
    employee: 'cedar.rahman',
    story: 'waiting',
    diagnosis: 'Slipped disc',
    symptoms: 'Back pain, and a numb leg',
    requestedDaysAgo: 11,
  },
  {
    employee: 'cedar.rahman',
    story: 'change-asked',
    diagnosis: 'Varicose veins',
    symptoms: 'Heavy, swollen legs',
    requestedDaysAgo: 5,
  },
  { employee: 'cedar.rahman', story: 'asked', diagnosis: 'Cataract', symptoms: 'Blurred sight', requestedDaysAgo: 3 },
  {
    employee: 'cedar.rahman',
    story: 'expired',
    diagnosis: 'Hernia',
    symptoms: 'A lump that hurts',
    requestedDaysAgo: 45,
  },
  {
    employee: 'tembusu.kumar',
    story: 'approved',
    diagnosis: 'Torn meniscus',
    symptoms: 'The knee locks',
    requestedDaysAgo: 2,
  },
]

const desk: Actor = { kind: 'system', id: 'demonstration-data' }

/** Made again, it is the same. */
export async function makeDemonstrationGuarantees(parts: Parts): Promise<void> {
  const hospitals = await readHospitals(parts.database)
  const { employees } = demonstrationPeople()
  for (const [index, guarantee] of guarantees.entries()) {
    const employee = employees.find(({ email }) => email === `${guarantee.employee}@example.com`)
    const hospital = hospitals[index % hospitals.length]
    if (employee && hospital) await make(parts, guarantee, { employee, hospital: hospital.name })
  }
}

async function make(
  parts: Parts,
  guarantee: DemonstrationGuarantee,
  { employee, hospital }: { readonly employee: DemonstrationEmployee; readonly hospital: string },
): Promise<void> {
  const { story, requestedDaysAgo } = guarantee
  const guaranteeId = uuidV5(`${guarantee.employee}/${story}`, ID_NAMESPACE)
  const requestedAt = subDays(parts.clock(), requestedDaysAgo)
  const decidedAt = subDays(parts.clock(), requestedDaysAgo - 1)
  const carryOut = (step: string, command: GuaranteeCommand, actor: Actor, at: Date) =>
    carryOutGuarantee(parts, guaranteeId, {
      context: {
        actor,
        commandId: uuidV5(step, guaranteeId),
        correlationId: uuidV5('correlation', guaranteeId),
        // Taken over from elsewhere, so that nobody is notified of it.
        occurredAt: at.toISOString(),
      },
      decide: (state) => decideGuarantee(command, state),
      visibleIn: [],
    })
  const requested = await requestOf(parts, guarantee, { employee, hospital, guaranteeId, requestedAt })
  await carryOut(
    'request',
    { type: 'RequestGuarantee', data: { requested } },
    { kind: 'member', id: employee.userId },
    requestedAt,
  )
  if (issuedStories.includes(story)) {
    const letter = await makeLetter(
      { ...parts, clock: () => decidedAt },
      {
        requested,
        issue: 1,
        terms: { amountCents: 300_000, conditions: 'Ward B1' },
        admissionOn: requested.request.admissionOn,
        commandId: uuidV5('letter', guaranteeId),
      },
    )
    await carryOut(
      'decide',
      { type: 'IssueLetter', data: { letter, mostCents: undefined, secondPersonAboveCents: undefined } },
      desk,
      decidedAt,
    )
    await markAttached(parts.database, [letter.document.fileId])
  }
  const next = nextCommand(story, { today: singaporeToday(parts.clock()), changeId: uuidV5('change', guaranteeId) })
  const nextBy: Actor = story === 'change-asked' ? { kind: 'member', id: employee.userId } : desk
  if (next) await carryOut('next', next, nextBy, story === 'expired' ? parts.clock() : decidedAt)
}

function nextCommand(
  story: Story,
  { today, changeId }: { readonly today: string; readonly changeId: string },
): GuaranteeCommand | undefined {
  switch (story) {
    case 'rejected':
      return { type: 'RejectGuarantee', data: { reason: 'The plan does not cover this treatment.' } }
    case 'asked':
      return {
        type: 'RequestGuaranteeInformation',
        data: { request: 'Please send the cost estimate of the hospital.' },
      }
    case 'change-asked':
      return {
        type: 'AskForLetterChange',
        data: {
          changeId,
          amountCents: 450_000,
          admissionOn: undefined,
          reason: 'The surgeon expects one more night.',
          today,
        },
      }
    case 'expired':
      return { type: 'ExpireGuarantee', data: { today } }
    default:
      return undefined
  }
}

type Requested = Extract<GuaranteeEvent, { type: 'GuaranteeRequested' }>['data']

async function requestOf(
  parts: Parts,
  { diagnosis, symptoms }: DemonstrationGuarantee,
  asked: {
    readonly employee: DemonstrationEmployee
    readonly hospital: string
    readonly guaranteeId: string
    readonly requestedAt: Date
  },
): Promise<Requested> {
  const { employee, hospital, guaranteeId, requestedAt } = asked
  const requestedOn = singaporeToday(requestedAt)
  const answers = { stay: { inputs: ['planned', '2', '8000'], parts: [] }, history: { inputs: [], parts: ['N', 'N'] } }
  return {
    guaranteeId,
    number: parts.letterCodes.numberOf(guaranteeId),
    companyId: employee.company.companyId,
    employeeId: employee.userId,
    patientId: employee.userId,
    patientName: employee.name,
    patientNric: employee.nric,
    email: employee.email,
    policyNo: employee.company.inpatientPolicyNo,
    kind: 'NonFixed',
    needsHr: false,
    request: {
      hospital,
      diagnosis,
      symptoms,
      symptomsStartedOn: addDays(requestedOn, -14),
      admissionOn: addDays(requestedOn, 12),
      doctorName: 'Dr Heron Lim',
      questionnaire: JSON.stringify(filledQuestions(usualQuestionnaire, answers)),
    },
    attachments: [await keepReferral(parts, asked, diagnosis)],
  }
}

async function keepReferral(
  { database, files, clock }: Parts,
  {
    employee: { userId },
    guaranteeId,
    hospital,
    requestedAt,
  }: {
    readonly employee: DemonstrationEmployee
    readonly guaranteeId: string
    readonly hospital: string
    readonly requestedAt: Date
  },
  diagnosis: string,
): Promise<Requested['attachments'][number]> {
  const { attachment, content } = await drawDocument({
    attachmentId: uuidV5('referral', guaranteeId),
    category: 'DOC',
    originalFilename: 'referral-letter.pdf',
    drawing: {
      kind: 'letter',
      letter: {
        title: 'Referral letter',
        providerName: 'Sample Family Clinic',
        reference: 'DEMO-LOG',
        date: singaporeToday(requestedAt),
        paragraphs: [`To ${hospital}`, `Dear colleague, please admit this patient because of: ${diagnosis}.`],
      },
    },
  })
  const { attachmentId: fileId, category, mimeType, bytes, sha256 } = attachment
  const belonging = { ownerId: userId, subjectId: userId, claimId: guaranteeId }
  await registerFile(database, { fileId, category, mimeType, bytes, sha256, ...belonging, state: 'received' }, clock())
  await putContent(files, fileId, content, belonging)
  await markAttached(database, [fileId])
  return attachment
}
