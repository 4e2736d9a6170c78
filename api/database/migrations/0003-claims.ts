/** The lists of the claim forms, panel visits, and the built-in insurer desk. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const claimsMigration: Migration = {
  name: '0003-claims',
  statements: [
    sql.unsafe`
      create table app.claim_options (
        list text not null,
        code text not null,
        name text not null,
        position integer not null,
        primary key (list, code)
      )`,
    sql.unsafe`
      create table app.benefit_options (
        benefit_id text primary key,
        group_code text not null,
        group_name text not null,
        code text not null,
        name text not null,
        shows_diagnosis boolean not null,
        visit_type_code text not null,
        member_types text[] not null,
        company_id text,
        offered_from date,
        offered_to date,
        position integer not null
      )`,
    // Who the patient is stands in the users read model alone, so that forgetting somebody leaves no name here.
    sql.unsafe`
      create table app.panel_visits (
        visit_id uuid primary key,
        visit_no text not null unique,
        company_id text not null,
        employee_id text not null,
        patient_id text not null,
        clinic_name text not null,
        visit_date date not null,
        status text not null,
        payment_type text not null,
        visit_type text not null,
        total_cents bigint not null,
        detail jsonb not null
      )`,
    sql.unsafe`create index on app.panel_visits (employee_id, visit_date)`,
    sql.unsafe`create index on app.panel_visits (patient_id, visit_date)`,
    // The insurer's side of a hand-over, for deployments without an insurer connection.
    sql.unsafe`
      create table app.insurer_desk (
        claim_id text primary key,
        attempts integer not null,
        transaction_no text unique,
        accepted_at timestamptz
      )`,
    sql.unsafe`create sequence app.insurer_desk_numbers`,
  ],
}
