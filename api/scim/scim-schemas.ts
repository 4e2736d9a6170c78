/** What is told of users and groups by SCIM (RFC 7643), and what there is at `/scim/v2`. */
import SCIMMY from 'scimmy'

const { EnterpriseUser, Group, ServiceProviderConfig, User } = SCIMMY.Schemas
const { Attribute, SchemaDefinition } = SCIMMY.Types

/** What Member Care needs of an employee and SCIM has no name for. Entra ID takes only names that begin like this. */
export const MEMBER_CARE_USER = 'urn:ietf:params:scim:schemas:extension:membercare:2.0:User'
export const ENTERPRISE_USER = EnterpriseUser.definition.id

const memberCareUser = new SchemaDefinition('MemberCareUser', MEMBER_CARE_USER, 'Cover with Member Care', [
  new Attribute('string', 'nric', {
    direction: 'in',
    returned: false,
    description: 'NRIC, FIN or passport number. Needed for a new user; afterwards it cannot be changed this way.',
  }),
  new Attribute('string', 'birthdate', { description: 'YYYY-MM-DD' }),
  new Attribute('string', 'gender', { canonicalValues: ['m', 'f'], description: 'm or f' }),
  new Attribute('string', 'planNo', { description: 'The number of the plan that covers the user.' }),
  new Attribute('string', 'startDate', { description: 'First day of cover, YYYY-MM-DD. Without one it is today.' }),
  new Attribute('string', 'endDate', { description: 'Last day of cover, YYYY-MM-DD.' }),
])

// The library has one schema of users for the whole process, and takes an extension only once. This file may be loaded twice.
const known = User.definition.attributes.some((one) => one instanceof SchemaDefinition && one.id === MEMBER_CARE_USER)
User.definition.extend(EnterpriseUser.definition, false)
if (!known) User.definition.extend(memberCareUser, false)

/** Of the core schema and the enterprise extension. Others are taken and not kept. */
const keptAttributes: readonly string[] = [
  'schemas',
  'id',
  'externalId',
  'meta',
  'userName',
  'name',
  'displayName',
  'title',
  'active',
  'emails',
  'phoneNumbers',
  'groups',
  'employeeNumber',
  'costCenter',
  'department',
]

/** The schemas as they are described, each with what is kept of it. */
export function describeSchemas(base: string) {
  return [User.definition, EnterpriseUser.definition, memberCareUser, Group.definition].map((definition) => {
    const described = definition.describe(`${base}/Schemas`)
    return definition === memberCareUser || definition === Group.definition
      ? described
      : { ...described, attributes: described.attributes.filter(({ name }) => keptAttributes.includes(name)) }
  })
}

export function describeResourceTypes(base: string) {
  const typeOf = (id: 'User' | 'Group', endpoint: string, description: string, schema: string) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id,
    name: id,
    endpoint,
    description,
    schema,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
  })
  return [
    {
      ...typeOf('User', '/Users', 'The company’s employees', User.definition.id),
      schemaExtensions: [
        { schema: ENTERPRISE_USER, required: false },
        { schema: MEMBER_CARE_USER, required: false },
      ],
    },
    typeOf('Group', '/Groups', 'The company’s plans, read-only', Group.definition.id),
  ]
}

export const MOST_LISTED = 200

export function describeService(base: string) {
  return {
    schemas: [ServiceProviderConfig.definition.id],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_LISTED },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that an administrator of Member Care made for this company.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}
