/** The member's photo beside their name, and the way to change it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { profilePhotoTexts, profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { MemberAvatar } from '../photo/member-avatar.tsx'
import { useSignedInUser } from '../session/session.ts'
import { photoChangeAddress } from './profile-tabs.tsx'

export function ProfilePhoto() {
  const { name } = useSignedInUser()
  return (
    <Paper component="section" aria-label={profileTexts.photo} variant="outlined" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 2, sm: 3 } }}>
        <MemberAvatar size={96} />
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="h2">{name}</Typography>
          <Button component={RouterLink} to={photoChangeAddress} variant="outlined" size="small">
            {profilePhotoTexts.change}
          </Button>
        </Box>
      </Box>
    </Paper>
  )
}
