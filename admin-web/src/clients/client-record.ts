/** Clients and companies of the company master, as the API answers them. */
import type { AnswerTo } from '../console/api-client.ts'

export type ClientRow = AnswerTo<'/api/console/clients'>[number]
export type CompanyMasterEntry = AnswerTo<'/api/console/company-master'>[number]
