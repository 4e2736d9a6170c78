/** Records of which a call changes every field, turn by turn to other values: those of partial-updates.integration.test.ts that are no events. */
import { randomUUID } from 'node:crypto'
import { panelClinicFields, panelClinicFieldsSchema } from '@member-care/domain/clinic/panel-clinic-fields.ts'
import { sql } from 'slonik'
import type { ApiUnderTest } from './api-under-test.ts'
import { exampleOf } from './example-values.ts'

type Read = <Body>(as: string, url: string) => Promise<Body>
type Pick = (of: object, names: readonly string[]) => Readonly<Record<string, unknown>>

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
