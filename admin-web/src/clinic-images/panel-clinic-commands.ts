/** Correcting and confirming a clinic of the panel, as methods of the data provider. */
import type { PanelClinicFields } from '@member-care/domain/clinic/panel-clinic-fields.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'

export type PanelClinicRecord = AnswerTo<'/api/console/panel-clinics'>[number]

const of = (code: string, options: CommandOptions) => ({ params: { path: { code } }, headers: keyHeader(options) })

export const panelClinicCommands = {
  correctPanelClinic(code: string, body: PanelClinicFields, options: CommandOptions): Promise<PanelClinicRecord> {
    return dataOf(apiClient.PUT('/api/console/panel-clinics/{code}', { ...of(code, options), body }))
  },
  confirmPanelClinic(code: string, options: CommandOptions): Promise<PanelClinicRecord> {
    return dataOf(apiClient.POST('/api/console/panel-clinics/{code}/confirmation', of(code, options)))
  },
}
