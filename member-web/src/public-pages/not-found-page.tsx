/** An address that leads nowhere. */
import { Link as RouterLink } from 'react-router-dom'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { PublicFrame } from './public-frame.tsx'

export default function NotFoundPage() {
  return (
    <PublicFrame>
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <Typography variant="h1" sx={{ mb: 1 }}>
          {publicPageTexts.notFound}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>{publicPageTexts.notFoundDetail}</Typography>
        <Button variant="contained" component={RouterLink} to="/">
          {publicPageTexts.goToStart}
        </Button>
      </Box>
    </PublicFrame>
  )
}
