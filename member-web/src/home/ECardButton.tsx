/** The way to the card, for somebody who stands at a clinic's counter (SHELL-034). */
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { homeTexts } from '@member-care/domain/texts/portal-texts.ts'
import { useMenu } from '../shell/use-menu.ts'

export function ECardButton() {
  const eCards = useMenu().find(({ entry }) => entry === 'eCards')
  if (eCards === undefined) return null
  return (
    <Button variant="contained" component={RouterLink} to={eCards.path} startIcon={<BadgeOutlined />} sx={{ flex: { xs: '1 0 100%', sm: 'none' } }}>
      {homeTexts.accessECard}
    </Button>
  )
}
