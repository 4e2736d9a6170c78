/** The queries of the clients read model. The first argument of each says whose records it may show. */
import {
  clientStatuses,
  type ClientConfiguration,
  type ClientStatus,
} from '@member-care/domain/client/client-configuration.ts'
import type { OwnPlanDocument } from '@member-care/domain/client/own-plan-document.ts'
import type { ClientTemplates } from '@member-care/domain/notification/notification-templates.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Reader, Scope } from '../scope.ts'
import {
  allOf,
  companyWithin,
  contains,
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'
import { configurationOf, type ClientRow } from './clients-table.ts'

/** A client company in a list. */
export interface ClientSummary {
  readonly companyId: string
  readonly name: string
  /** The company's code with the insurer. */
  readonly companyCode: string
  readonly groupCode: string
  readonly policyNo: string
  readonly inpatientPolicyNo: string
  readonly outpatientPolicyNo: string
  readonly status: ClientStatus
  readonly createdAt: Date
  readonly updatedAt: Date
  /** How many people are or were covered. */
  readonly users: number
  readonly revision: number
  /** The place in the log of the last event that is included here. */
  readonly position: Position
}

export interface ClientRecord extends ClientSummary, ClientConfiguration {
  /** The id of the actor who changed it last. */
  readonly updatedBy: string
  /** The notifications that the company words itself. */
  readonly notificationTemplates: ClientTemplates
  /** What the client wrote of its plan itself. */
  readonly planDocument: OwnPlanDocument | undefined
}

export interface ClientFilter {
  /** Parts of the values, in small or capital letters. */
  readonly name?: string | undefined
  readonly policyNo?: string | undefined
  readonly groupCode?: string | undefined
  readonly status?: ClientStatus | undefined
  /** Part of the name, policy number or group code. */
  readonly q?: string | undefined
}

export const clientSortFields = ['name', 'groupCode', 'policyNo', 'createdAt', 'updatedAt'] as const
export type ClientSortField = (typeof clientSortFields)[number]

export interface ClientQueries {
  /** A client company. Members reach the companies under which they are or were covered. */
  getClient(reader: Reader, companyId: string): Promise<ClientRecord | undefined>
  /** A page of clients with their exact number. It is 10 by 10 and by name, unless the caller asks otherwise. */
  listClients(
    scope: Scope,
    filter?: ClientFilter,
    page?: Page,
    sort?: Sort<ClientSortField>,
  ): Promise<Listed<ClientSummary>>
  /** The names of the clients within the scope by their ids. When some ids are given, only the names of these. */
  clientNames(reader: Reader, companyIds?: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const summaryRow = z.object({
  company_id: z.string(),
  name: z.string(),
  company_code: z.string(),
  group_code: z.string(),
  policy_no: z.string(),
  inpatient_policy_no: z.string(),
  outpatient_policy_no: z.string(),
  status: z.enum(clientStatuses),
  created_at: instant,
  updated_at: instant,
  users: z.number(),
  revision: z.number(),
  position: z.custom<Position>(),
})
const nameRow = z.object({ company_id: z.string(), name: z.string() })
const recordRow = summaryRow.extend({
  features_config: z.custom<ClientRow['features_config']>(),
  payment_config: z.custom<ClientRow['payment_config']>(),
  elog_config: z.custom<ClientRow['elog_config']>(),
  enrolment_config: z.custom<ClientRow['enrolment_config']>(),
  onboarding_template_alias: z.string(),
  onboarding_test_user_id: z.string().nullable(),
  microservice_templates: z.custom<ClientRow['microservice_templates']>(),
  teleconsult_features: z.custom<ClientRow['teleconsult_features']>(),
  notification_templates: z.custom<ClientTemplates>(),
  plan_document: z.custom<OwnPlanDocument>().nullable(),
  updated_by: z.string(),
})

const summaryColumns = sql.fragment`
  company_id, name, company_code, group_code, policy_no, inpatient_policy_no, outpatient_policy_no, status, created_at, updated_at, revision, position,
  (select coalesce(sum(people), 0)::int from read.member_counts counted where counted.company_id = clients.company_id) as users`

const configurationColumns = sql.fragment`
  features_config, payment_config, elog_config, enrolment_config, onboarding_template_alias, onboarding_test_user_id, microservice_templates, teleconsult_features`

export function createClientQueries(pool: CommonQueryMethods): ClientQueries {
  return {
    getClient: async (scope, companyId) => {
      const where = allOf([clientWithin(scope), sql.fragment`company_id = ${companyId}`])
      const row = await pool.maybeOne(
        sql.type(
          recordRow,
        )`select ${summaryColumns}, ${configurationColumns}, notification_templates, plan_document, updated_by from read.clients where ${where}`,
      )
      return row ? toRecord(row) : undefined
    },
    listClients: (scope, filter = {}, page = { offset: 0, limit: 10 }, sort = { field: 'name', direction: 'asc' }) => {
      const where = allOf([clientWithin(scope), ...conditionsOf(filter)])
      const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`clients.company_id`)
      return listAndCount(
        pool,
        {
          page: sql.type(
            summaryRow,
          )`select ${summaryColumns} from read.clients where ${where} ${order} ${limitTo(page)}`,
          count: sql.fragment`from read.clients where ${where}`,
        },
        toSummary,
      )
    },
    clientNames: async (scope, companyIds) => {
      const ofIds =
        companyIds === undefined ? [] : [sql.fragment`company_id = any(${sql.array([...companyIds], 'text')})`]
      const where = allOf([clientWithin(scope), ...ofIds])
      const rows = await pool.any(sql.type(nameRow)`select company_id, name from read.clients where ${where}`)
      return new Map(rows.map((row) => [row.company_id, row.name]))
    },
  }
}

function clientWithin(scope: Reader): FragmentSqlToken {
  if (scope.kind !== 'own') return companyWithin(scope, sql.fragment`clients.company_id`)
  return sql.fragment`clients.company_id in (select company_id from read.memberships where user_id = ${scope.userId})`
}

function conditionsOf({ name, policyNo, groupCode, status, q }: ClientFilter): readonly FragmentSqlToken[] {
  return [
    name !== undefined && contains(sql.fragment`name`, name),
    policyNo !== undefined && contains(sql.fragment`policy_no`, policyNo),
    groupCode !== undefined && contains(sql.fragment`group_code`, groupCode),
    status !== undefined && sql.fragment`status = ${status}`,
    q !== undefined &&
      sql.fragment`(${contains(sql.fragment`name`, q)} or ${contains(sql.fragment`policy_no`, q)} or ${contains(sql.fragment`group_code`, q)})`,
  ].filter((condition) => condition !== false)
}

const sortColumns: Readonly<Record<ClientSortField, FragmentSqlToken>> = {
  name: sql.fragment`clients.name`,
  groupCode: sql.fragment`clients.group_code`,
  policyNo: sql.fragment`clients.policy_no`,
  createdAt: sql.fragment`clients.created_at`,
  updatedAt: sql.fragment`clients.updated_at`,
}

function toSummary(row: z.infer<typeof summaryRow>): ClientSummary {
  return {
    companyId: row.company_id,
    name: row.name,
    companyCode: row.company_code,
    groupCode: row.group_code,
    policyNo: row.policy_no,
    inpatientPolicyNo: row.inpatient_policy_no,
    outpatientPolicyNo: row.outpatient_policy_no,
    status: row.status,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    users: row.users,
    revision: row.revision,
    position: row.position,
  }
}

function toRecord(row: z.infer<typeof recordRow>): ClientRecord {
  return {
    ...toSummary(row),
    ...configurationOf(row),
    notificationTemplates: row.notification_templates,
    planDocument: row.plan_document ?? undefined,
    updatedBy: row.updated_by,
  }
}
