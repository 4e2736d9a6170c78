/** A panel of 5,000 clinics: asked for by a member, and searched among on their device. */
import { randomUUID } from 'node:crypto'
import { clinicsFound, nearestFirst } from '@member-care/member-web/src/clinics/clinic-filter.ts'
import type { PanelClinic } from '@member-care/member-web/src/portal-api/home-api.ts'
import { clinicMoment } from '@member-care/domain/clinic/open-now.ts'
import { singaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { sql } from 'slonik'
import { quantile, startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const CLINICS = 5_000
const ROUNDS = 50
const LIMIT_MS = 50

export async function benchClinics({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const product = await startBenchProduct(databaseUrl)
  try {
    await fillClinics(product, scaled(CLINICS, scale))
    const { companyId, headers } = await signInMember(product)
    const ask = () => product.app.inject({ url: `/api/cliniclocator/clinics?companyId=${companyId}`, headers })
    const clinics = (await ask()).json<PanelClinic[]>()
    if (clinics.length === 0) throw new Error('There are no clinics.')
    const rounds = scaled(ROUNDS, scale)
    return [
      await measure(`${clinics.length} clinics answered`, rounds, ask),
      await measure(`${clinics.length} clinics searched on the device`, rounds, async () => search(clinics)),
    ]
  } finally {
    await product.close()
  }
}

/** Everything that can be asked for at once. */
function search(clinics: readonly PanelClinic[]) {
  const openAt = clinicMoment(singaporeInstant('2026-11-24', '10:00'), [{ day: '2026-12-25', name: 'Christmas Day' }])
  const chosen = { type: '1', zone: '', area: '', search: 'clinic', openAt }
  return nearestFirst(clinicsFound(clinics, chosen), { latitude: 1.3, longitude: 103.8 })
}

async function measure(name: string, rounds: number, work: () => Promise<unknown>): Promise<BenchRow> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  const ours = quantile(times, 0.5)
  return {
    name,
    ours,
    limit: LIMIT_MS,
    unit: 'ms, median',
    ratio: `${(ours / LIMIT_MS).toFixed(2)}×`,
    aim: `≤ ${LIMIT_MS} ms`,
    reached: ours <= LIMIT_MS,
  }
}

async function fillClinics({ parts }: BenchProduct, count: number): Promise<void> {
  await parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    select 'C' || n, 'Clinic ' || n, n || ' Example Street', 'Area ' || n % 30, 'Zone ' || n % 6, n % 3,
      array['8.30am–1pm, 2pm–9pm', '8.30am–1pm', 'closed', 'closed'], 1.25 + (n % 200) * 0.001, 103.7 + (n % 300) * 0.001
    from generate_series(1, ${count}::int) n`)
}

async function signInMember(product: BenchProduct) {
  const [companyId, userId] = [randomUUID(), randomUUID()]
  await product.record(
    `client-${companyId}`,
    {
      type: 'ClientCreated',
      data: {
        companyId,
        name: 'Company',
        companyCode: 'C1',
        groupCode: 'P2',
        policyNo: 'P-1',
        inpatientPolicyNo: 'P-1',
        outpatientPolicyNo: 'P-1',
      },
    },
    { type: 'ClientFeaturesChanged', data: { companyId, featuresConfig: { allowClinicLocator: true } } },
  )
  await product.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'client',
        name: 'Bench',
        nric: makeNric('S', '1234567'),
        email: `${userId}@example.com`,
        loginRequired: true,
      },
    },
    {
      type: 'MembershipStarted',
      data: { userId, companyId, memberType: 'E', effectiveStartDate: '2020-01-01' },
    },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'bench' } },
  )
  const { token } = await product.parts.sessions.begin(userId, { otpVerified: true, now: new Date() })
  return { companyId, headers: { accesstoken: token } }
}
