/** Teleconsultation: whom one can speak to, and the way to the app of the company (3§3 teleconsultAppLink, teleconsult_features_config). */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { clientLinkTexts, teleconsultNames } from '@member-care/domain/texts/client-link-texts.ts'
import { readTeleconsult } from '../portal-api/home-api.ts'
import { ClientLinkPage } from './client-link-page.tsx'

type Teleconsult = Awaited<ReturnType<typeof readTeleconsult>>

export default function TeleconsultPage() {
  return <ClientLinkPage link="teleconsult" read={readTeleconsult} about={(told) => <Kinds {...told} />} />
}

function Kinds({ kinds }: Teleconsult) {
  if (kinds.length === 0) return null
  return (
    <div>
      <Typography id="teleconsult-kinds" variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {clientLinkTexts.teleconsult.kinds}
      </Typography>
      <Box
        component="ul"
        aria-labelledby="teleconsult-kinds"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
      >
        {kinds.map((kind) => (
          <li key={kind}>
            <Chip label={teleconsultNames[kind]} variant="outlined" />
          </li>
        ))}
      </Box>
    </div>
  )
}
