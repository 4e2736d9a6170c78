/** The way to the card, for somebody who stands at a clinic's counter (SHELL-034): beside the greeting where there is room, else further down. */
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { homeTexts } from '@member-care/domain/texts/portal-texts.ts'
import { useMenu } from '../menu/use-menu.ts'

export function ECardButton({ where }: { readonly where: 'beside-greeting' | 'below' }) {
  const eCards = useMenu().find(({ entry }) => entry === 'eCards')
  if (eCards === undefined) return null
  return (
    <Button
      variant="contained"
      size="large"
      component={RouterLink}
      to={eCards.path}
      startIcon={<BadgeOutlined />}
      sx={{ display: where === 'below' ? { sm: 'none' } : { xs: 'none', sm: 'inline-flex' } }}
    >
      {homeTexts.accessECard}
    </Button>
  )
}
