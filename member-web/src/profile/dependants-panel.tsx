/** The dependants under the member's own covers; somebody covered under two companies stands there once. */
import Box from '@mui/material/Box'
import { knownWord } from '@member-care/domain/language/known-word.ts'
import { dependentsText, profileTexts, relationshipWords } from '@member-care/domain/texts/profile-texts.ts'
import { Panel } from '../page/panel.tsx'
import type { Cover } from '../portal-api/home-api.ts'

export function DependantsPanel({ covers }: { readonly covers: readonly Cover[] }) {
  const own = covers.filter(({ memberType }) => memberType === 'E')
  const people = own.flatMap((cover) => cover.people.filter(({ memberType }) => memberType === 'D'))
  const dependants = [...new Map(people.map((person) => [person.uuid, person])).values()]
  return (
    <Panel title={dependentsText(dependants.length)}>
      {dependants.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{profileTexts.noDependants}</Box>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
          }}
        >
          {dependants.map(({ uuid, name, nric, relationship }) => (
            <Box
              key={uuid}
              component="li"
              sx={{ p: 2, borderRadius: 1.5, bgcolor: 'background.default', overflowWrap: 'anywhere' }}
            >
              <Box sx={{ fontWeight: 620 }}>{name}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {[knownWord(relationshipWords, relationship), nric].filter((text) => text !== '').join(' · ')}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
