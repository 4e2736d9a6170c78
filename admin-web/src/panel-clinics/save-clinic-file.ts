/** Saves the clinic list as a file on the administrator's device. */
import type { ClinicChoice } from '@member-care/domain/clinic/clinic-choice.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { HttpError } from 'react-admin'
import { loadClinicFile, type ClinicHolder } from './panel-clinics-calls.ts'

const FILE_NAME = 'Clinic_List.xlsx'

/** @returns false when the server did not give it */
export async function saveClinicFile(holder: ClinicHolder, choice: ClinicChoice): Promise<boolean> {
  try {
    saveFile(await loadClinicFile(holder, choice), FILE_NAME)
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}
