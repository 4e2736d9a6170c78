import { wordsOf } from '../language/words.ts'
import * as english from './en/panel-clinic-record.ts'

export const { clinicFaultLabels, panelClinicRecordTexts, clinicReportTexts } = wordsOf('panel-clinic-record', english)
