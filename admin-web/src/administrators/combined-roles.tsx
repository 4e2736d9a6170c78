import { Alert, Box, Link as MuiLink } from '@mui/material'
import { combinedPairs } from '@member-care/domain/access/checking-roles.ts'
import { administratorFormTexts, administratorRoleTexts, combinedRolesText } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { roleNames } from '../console/role-names.ts'
import { administratorAddress } from './administrator-record.ts'
import { loadCombinedRoles } from './administrators-calls.ts'

/** Over the list, for whoever can change it: who holds roles that check each other, from before that was refused or where it is allowed. */
export function CombinedRolesNotice() {
  const maySee = usePowers()?.has('administrators.terminate') === true
  const { data = [] } = useQuery({ queryKey: ['administrators', 'combined-roles'], queryFn: ({ signal }) => loadCombinedRoles(signal), enabled: maySee })
  if (data.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
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
  const labels = pair.map((role) => administratorRoleTexts[role].label).join(' and ')
  return (
    <Alert severity="warning" sx={{ mb: 2, maxWidth: 960 }}>
      {administratorFormTexts.combinesRoles(labels)}
    </Alert>
  )
}
