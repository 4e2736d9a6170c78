import { expect, test } from 'vitest'
import {
  decideExcludedClinic,
  evolveExcludedClinic,
  neverExcluded,
  type ExcludedClinicState,
} from './decide-excluded-clinic.ts'
import type { ExcludedClinicEvent } from './excluded-clinic-events.ts'

const clinic = { excludedClinicId: 'c1', code: 'GP-1' }
const excluded: ExcludedClinicEvent = { type: 'ClinicExcluded', data: clinic }
const deleted: ExcludedClinicEvent = { type: 'ClinicExclusionDeleted', data: clinic }
const after = (...events: ExcludedClinicEvent[]) =>
  events.reduce<ExcludedClinicState>(evolveExcludedClinic, neverExcluded)

test('a clinic is excluded once, and again after that was deleted', () => {
  expect(decideExcludedClinic({ type: 'Exclude', ...clinic }, after())).toEqual({ events: [excluded] })
  expect(decideExcludedClinic({ type: 'Exclude', ...clinic }, after(excluded))).toMatchObject({
    refusal: { code: 'CLINIC_EXCLUDED_ALREADY', field: 'code' },
  })
  expect(decideExcludedClinic({ type: 'Exclude', ...clinic }, after(excluded, deleted))).toEqual({ events: [excluded] })
})

test('only what is excluded can be deleted', () => {
  expect(decideExcludedClinic({ type: 'DeleteExclusion', ...clinic }, after(excluded))).toEqual({ events: [deleted] })
  expect(decideExcludedClinic({ type: 'DeleteExclusion', ...clinic }, after())).toMatchObject({
    refusal: { code: 'EXCLUDED_CLINIC_NOT_FOUND' },
  })
  expect(decideExcludedClinic({ type: 'DeleteExclusion', ...clinic }, after(excluded, deleted))).toMatchObject({
    refusal: { code: 'EXCLUDED_CLINIC_NOT_FOUND' },
  })
})
