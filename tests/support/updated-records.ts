/** Records of which a call changes every field, turn by turn to other values: those of partial-updates.integration.test.ts that are no events, or that HR changes. */
import { randomUUID } from 'node:crypto'
import type { HrEmployee } from '@member-care/api/employees/employee-answers.ts'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { cannedAnswerSchema } from '@member-care/domain/chat/canned-answer.ts'
import { panelClinicFields, panelClinicFieldsSchema } from '@member-care/domain/clinic/panel-clinic-fields.ts'
import { codeWays } from '@member-care/domain/reward/reward-codes.ts'
import { hrFieldsBy } from '@member-care/domain/user/hr-fields.ts'
import { sql } from 'slonik'
import type { ApiUnderTest } from './api-under-test.ts'
import { exampleOf } from './example-values.ts'
import { exampleReward, publishContent } from './published-content.ts'

type Read = <Body>(as: string, url: string) => Promise<Body>
type Pick = (of: object, names: readonly string[]) => Readonly<Record<string, unknown>>

/** The fields of a cover, and those of a dependant in it, as the console's calls name them. */
export const coverNames = [
  'staffId',
  'designation',
  'planNo',
  'costCenter',
  'costCenterName',
  'effectiveStartDate',
  'effectiveEndDate',
]
export const relativeNames = [
  'name',
  'nric',
  'birthdate',
  'gender',
  'relationship',
  'planNo',
  'effectiveStartDate',
  'effectiveEndDate',
  'loginRequired',
  'email',
]

/** A clinic of the panel. @param reader.as who keeps the panel */
export async function updatedPanelClinic(
  api: ApiUnderTest,
  { as, read, pick }: { readonly as: string; readonly read: Read; readonly pick: Pick },
) {
  const code = randomUUID()
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values (${code}, 'Coral Clinic', '1 Example Street', 'Bedok', 'East', 1, array['9am–5pm'], 1.32, 103.93)`)
  const url = `/console/panel-clinics/${code}`
  const special = { latitude: [1.3, 1.4], longitude: [103.8, 103.9] } as const
  const fieldsOf = (shown: unknown) => pick(shown as object, Object.keys(panelClinicFields))
  return {
    url,
    as,
    body: (turn: 0 | 1) => exampleOf(panelClinicFieldsSchema, turn, special) as object,
    shown: async () => fieldsOf(await read<object>(as, url)),
    shownBy: fieldsOf,
  }
}

/** An answer that the desk gives often. @param reader.as who keeps them */
export async function updatedCannedAnswer(
  api: ApiUnderTest,
  { as, read, pick }: { readonly as: string; readonly read: Read; readonly pick: Pick },
) {
  const id = randomUUID()
  await api.parts.database.query(sql.unsafe`
    insert into app.canned_answers (answer_id, title, text, desk, changed_by, changed_at)
    values (${id}, 'Greeting', 'Dear {name}', 'all', ${as}, now())`)
  const fieldsOf = (shown: unknown) => pick(shown as object, Object.keys(cannedAnswerSchema.shape))
  const stands = async () => {
    const [answer] = await read<{ readonly version: number }[]>(as, `/console/canned-answers?filter={"id":["${id}"]}`)
    if (!answer) throw new Error('The answer is gone.')
    return answer
  }
  return {
    url: `/console/canned-answers/${id}`,
    as,
    body: (turn: 0 | 1) => exampleOf(cannedAnswerSchema, turn, {}) as object,
    alongside: async () => ({ expectedVersion: (await stands()).version }),
    shown: async () => fieldsOf(await stands()),
    shownBy: fieldsOf,
  }
}

/** How a reward gives codes, the shared one included, which no answer shows. @param as who keeps them */
export async function updatedRewardCodes(api: ApiUnderTest, as: string) {
  const rewardId = randomUUID()
  await publishContent(api, { contentId: rewardId, content: exampleReward })
  return {
    url: `/console/reward-codes/${rewardId}`,
    as,
    body: (turn: 0 | 1) => ({ way: codeWays[turn], lowWater: 3 + turn, sharedCode: `TEA-${turn}` }),
    shown: async () => {
      const { way, lowWater, sharedCodeId } = await api.parts.rewardCodes.poolOf(rewardId)
      const codes = await api.parts.rewardCodes.open(sharedCodeId === null ? [] : [sharedCodeId])
      return { way, lowWater, sharedCode: codes.get(sharedCodeId ?? '') }
    },
  }
}

/** How a member wishes to be told of decisions about claims. */
export function updatedPreferences(userId: string, read: Read) {
  const url = '/notifications/preferences'
  const wished = ['claim-approved', 'claim-rejected'] as const
  const listOf = (shown: { preferences: { kind: string; channels: Record<string, boolean> }[] }) =>
    wished.map((kind) => ({
      kind,
      channel: 'email',
      enabled: shown.preferences.find((one) => one.kind === kind)?.channels['email'],
    }))
  return {
    url,
    as: userId,
    body: (turn: 0 | 1) => ({ preferences: wished.map((kind) => ({ kind, channel: 'email', enabled: turn === 1 })) }),
    shown: async () => ({ preferences: listOf(await read(userId, url)) }),
    shownBy: (answer: unknown) => ({ preferences: listOf(answer as never) }),
  }
}

/** The employment of somebody, as their company's HR changes it. @param employee.as a member of the company, who is made HR of it */
export async function updatedEmployment(
  api: ApiUnderTest,
  employee: {
    readonly userId: string
    readonly as: string
    readonly cover: (turn: 0 | 1) => object
    readonly recorded: () => Promise<object>
    readonly read: Read
    readonly pick: Pick
  },
) {
  const { userId, as, cover, recorded, read, pick } = employee
  await api.record(`user-${as}`, {
    type: 'RolesChanged',
    data: { userId: as, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
  })
  const url = `/hradmin/employee/${userId}`
  const fields = hrFieldsBy('changes')
  const employeeIn = (answer: unknown) => (answer as { data: { employee: HrEmployee } }).data.employee
  const fieldsOf = (answer: unknown) => pick(employeeIn(answer).employments[0] ?? {}, fields)
  return {
    url,
    as,
    body: (turn: 0 | 1) => pick(cover(turn), fields),
    alongside: async () => ({ expectedVersion: employeeIn(await read(as, url)).version }),
    shown: async () => fieldsOf(await read(as, url)),
    shownBy: fieldsOf,
    recorded: async () => pick(await recorded(), fields),
  }
}
