/** An address that leads nowhere. */
import { Link as RouterLink } from 'react-router-dom'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { PublicFrame } from './PublicFrame.tsx'

export default function NotFoundPage() {
  return (
    <PublicFrame>
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <Typography variant="h1" sx={{ mb: 1 }}>
          This page does not exist
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>The address may be mistyped, or the page has moved.</Typography>
        <Button variant="contained" component={RouterLink} to="/">
          Go to the start page
        </Button>
      </Box>
    </PublicFrame>
  )
}
