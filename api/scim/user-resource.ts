/** An employee as a SCIM user, and the version that tells one state of it from another. */
import type { DirectoryPerson } from '@member-care/projections/provisioning/directory-people.ts'
import { createHash } from 'node:crypto'
import SCIMMY from 'scimmy'
import { ENTERPRISE_USER, MEMBER_CARE_USER } from './scim-schemas.ts'

export type UserResource = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly meta: { readonly version: string; readonly location: string } & Readonly<Record<string, unknown>>
}

/** @param base the address of `/scim/v2` */
export function toUserResource(person: DirectoryPerson, base: string): UserResource {
  const { userId, name, email, contactNo, contactNoCountryCode, group, createdAt, modifiedAt } = person
  const told = withoutEmpty({
    externalId: person.externalId,
    userName: person.userName,
    name: withoutEmpty({ formatted: name, givenName: person.givenName, familyName: person.familyName }),
    displayName: name,
    title: person.designation,
    active: person.isActive,
    emails: email === null ? null : [{ value: email, type: 'work', primary: true }],
    phoneNumbers:
      contactNo === null
        ? null
        : [{ value: `+${contactNoCountryCode ?? ''}${contactNo}`, type: 'mobile', primary: true }],
    groups:
      group === null
        ? null
        : [{ value: group.planId, $ref: `${base}/Groups/${group.planId}`, display: group.name, type: 'direct' }],
    [ENTERPRISE_USER]: withoutEmpty({
      employeeNumber: person.staffId,
      costCenter: person.costCenter,
      department: person.costCenterName,
    }),
    [MEMBER_CARE_USER]: withoutEmpty({
      birthdate: person.birthdate,
      gender: person.gender,
      planNo: person.planNo,
      startDate: person.startDate,
      endDate: person.endDate,
    }),
  })
  return {
    schemas: [SCIMMY.Schemas.User.definition.id, ENTERPRISE_USER, MEMBER_CARE_USER].filter(
      (id) => !id.includes('extension') || Object.keys((told[id] as object | undefined) ?? {}).length > 0,
    ),
    id: userId,
    ...told,
    meta: {
      resourceType: 'User',
      created: createdAt.toISOString(),
      lastModified: modifiedAt.toISOString(),
      location: `${base}/Users/${userId}`,
      version: versionOf(told),
    },
  }
}

/** Of what is told: the revision of the record would tell a company when another one changes something (S88). */
function versionOf(told: object): string {
  return `W/"${createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22)}"`
}

function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && !(typeof value === 'object' && Object.keys(value).length === 0),
    ),
  )
}
