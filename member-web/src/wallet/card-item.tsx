/** One card of the wallet: brand, last four digits, expiry, and what can be done with it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { expiryOf, isExpired, type WalletCard } from '@member-care/domain/card/card-customer.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { cardEndsInText, expiresText, walletTexts as texts } from '@member-care/domain/texts/wallet-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { spokenBrand } from './card-brands.ts'
import { CardMark } from './card-mark.tsx'

/** What a card is called, in lists and in messages. */
export function nameOfCard({ brand, last4 }: WalletCard): string {
  return cardEndsInText(spokenBrand(brand, texts.unknownBrand), last4)
}

interface CardItemProps {
  readonly card: WalletCard
  readonly isDefault: boolean
  /** What is being done with some card: no other one can be changed meanwhile. */
  readonly isBusy: boolean
  readonly isBecomingDefault: boolean
  readonly onMakeDefault: () => void
  readonly onDelete: () => void
}

export function CardItem({ card, isDefault, isBusy, isBecomingDefault, onMakeDefault, onDelete }: CardItemProps) {
  const name = nameOfCard(card)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: { xs: 'flex-start', sm: 'center' },
        columnGap: 2,
        rowGap: 1,
        p: { xs: 2, sm: 2.5 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <CardMark brand={card.brand} />
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography component="h3" sx={{ fontWeight: 620 }}>
            {name}
          </Typography>
          {isDefault && <Chip size="small" color="primary" variant="outlined" label={texts.default} />}
          {isExpired(card, singaporeToday(new Date())) && (
            <Chip size="small" color="error" variant="outlined" label={texts.expired} />
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {expiresText(expiryOf(card))}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          flexBasis: { xs: '100%', sm: 'auto' },
          // Below the words, and a button without a border with its word below theirs.
          pl: { xs: 8, sm: 0 },
          '& > .MuiButton-text:first-of-type': { ml: { xs: -2.5, sm: 0 } },
        }}
      >
        {!isDefault && (
          <Button
            variant="outlined"
            aria-disabled={isBusy}
            aria-label={pageTexts.labelled(isBecomingDefault ? texts.makingDefault : texts.makeDefault, name)}
            onClick={() => !isBusy && onMakeDefault()}
          >
            {isBecomingDefault ? texts.makingDefault : texts.makeDefault}
          </Button>
        )}
        <Button
          color="error"
          aria-disabled={isBusy}
          aria-label={pageTexts.labelled(texts.delete, name)}
          onClick={() => !isBusy && onDelete()}
        >
          {texts.delete}
        </Button>
      </Box>
    </Box>
  )
}
