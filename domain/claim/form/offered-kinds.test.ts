// Requirements: CLM-003
import { expect, test } from 'vitest'
import { claimKinds } from '../claim-terms.ts'
import { isKindOffered } from './offered-kinds.ts'

test.each([
  [{ allowEclaimSubmit: true, allowOutpatient: true, allowInpatient: true }, ['outpatient', 'inpatient']],
  [{ allowEclaimSubmit: true, allowOutpatient: true, allowInpatient: false }, ['outpatient']],
  [{ allowEclaimSubmit: true, allowOutpatient: false, allowInpatient: true }, ['inpatient']],
  [{ allowEclaimSubmit: true, allowOutpatient: false, allowInpatient: false }, []],
  [{ allowEclaimSubmit: false, allowOutpatient: true, allowInpatient: true }, []],
])('with %o', (features, kinds) => {
  expect(claimKinds.filter((kind) => isKindOffered(kind, features))).toEqual(kinds)
})
