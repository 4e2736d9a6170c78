import { Alert, Box, Link as MuiLink } from '@mui/material'
import {
  checkingNamesakes,
  combinedPairs,
  newlyCombinedPair,
  type CheckingPair,
} from '@member-care/domain/access/checking-roles.ts'
import {
  administratorFormTexts,
  administratorRoleTexts,
  combinedRolesText,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { useGetList, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { roleNames } from '../console/role-names.ts'
import type { CombinedRoles } from './administrator-commands.ts'
import { administratorAddress, type AdministratorRecord } from './administrator-record.ts'

/**
 * Over the list, for administrators who can change it: who holds roles that check each other. They have them from
 * before that was refused, or because it is allowed.
 */
export function CombinedRolesNotice() {
  const maySee = usePowers()?.has('administrators.terminate') === true
  const { data = [] } = useGetList<CombinedRoles[number]>('combined-roles', {}, { enabled: maySee })
  if (data.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mx: 1.5, mb: 1.5 }}>
      {combinedRolesText(data.length)}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map(({ id, name, pairs }) => (
          <li key={id}>
            <MuiLink component={Link} to={administratorAddress(id)} sx={{ display: 'inline-block', minHeight: 24 }}>
              {name}
            </MuiLink>{' '}
            ({roleNames([...new Set(pairs.flat())]).join(', ')})
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** On the page of one who does. */
export function CombinedRolesOf({ roles }: { roles: readonly string[] }) {
  const [pair] = combinedPairs(roles)
  if (!pair) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, maxWidth: 960 }}>
      {administratorFormTexts.combinesRoles(labelsOf(pair))}
    </Alert>
  )
}

/** How long the name waits for the next key before it is looked for. */
const NAME_PAUSE = 500

/**
 * While roles are chosen: says that they check each other, or that an account of the same name has the role that checks them. It refuses
 * nothing. A live region, because the warning comes and goes beside the boxes.
 */
export function CheckingRolesWarning({ held }: { readonly held: readonly string[] }) {
  const [name, roles] = useWatch({ name: ['name', 'roles'] }) as [string, readonly string[]]
  const namesakes = useCheckingNamesakes(name, roles)
  const pair = newlyCombinedPair(held, roles)
  return (
    <Box role="status">
      {pair && <Alert severity="warning">{administratorFormTexts.combinesChosen(labelsOf(pair))}</Alert>}
      {namesakes.length > 0 && (
        <Alert severity="warning" sx={{ mt: pair ? 1 : 0 }}>
          {administratorFormTexts.checkingNamesakes(name.trim())}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {namesakes.map((found) => (
              <li key={found.id}>
                <MuiLink
                  component={Link}
                  to={administratorAddress(found.id)}
                  sx={{ display: 'inline-block', minHeight: 24 }}
                >
                  {found.email}
                </MuiLink>{' '}
                ({roleNames(found.roles).join(', ')})
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}

/** The accounts of the same name within reach. While they are loading, and when they cannot be loaded, there is no warning. */
function useCheckingNamesakes(name: string, roles: readonly string[]): readonly AdministratorRecord[] {
  const edited = useRecordContext<AdministratorRecord>()
  const searched = useSettled(name.trim(), NAME_PAUSE)
  const { data = [] } = useGetList<AdministratorRecord>(
    'administrators',
    { filter: { name: searched }, pagination: { page: 1, perPage: 50 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: searched !== '' && roles.length > 0 },
  )
  return checkingNamesakes({ id: edited?.id, name, roles }, data)
}

function labelsOf(pair: CheckingPair): string {
  return pair.map((role) => administratorRoleTexts[role].label).join(' and ')
}
