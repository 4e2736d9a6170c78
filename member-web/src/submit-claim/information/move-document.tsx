/** At a document: moves it to one of the claims that this one's receipts have become. */
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import type { OwnClaim } from '../../drafts/draft.ts'

interface MoveDocumentProps {
  /** Of the document. */
  readonly name: string
  readonly claims: readonly OwnClaim[]
  readonly disabled: boolean
  readonly onMove: (to: OwnClaim) => void
}

export function MoveDocument({ name, claims, disabled, onMove }: MoveDocumentProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <Button
        size="small"
        id={`${id}-button`}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={receiptFormTexts.moveNamed(name)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 32, py: 0, ml: -0.625 }}
      >
        {receiptFormTexts.move}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {claims.map((one) => (
          <MenuItem
            key={one.draftId}
            onClick={() => {
              setAnchor(null)
              onMove(one)
            }}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', maxWidth: 'min(90vw, 420px)' }}
          >
            {receiptFormTexts.claimFor(one.document.file.name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
