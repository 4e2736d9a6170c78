/** The wallet tab of the profile: the member's payment cards (2§2 Wallet). */
import AddOutlined from '@mui/icons-material/AddOutlined'
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { defaultCardOf, type CardCustomer, type WalletCard } from '@member-care/domain/card/card-customer.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import {
  defaultRemovedText,
  removeCardText,
  walletErrorTexts,
  walletTexts as texts,
} from '@member-care/domain/texts/wallet-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { FinishedCard } from '../portal-api/wallet-api.ts'
import { AddCardForm } from './add-card-form.tsx'
import { AddCardInFields } from './add-card-in-fields.tsx'
import { CardItem, nameOfCard } from './card-item.tsx'
import { useReturnedCard } from './use-returned-card.ts'
import { useWallet, type Wallet } from './use-wallet.ts'
import { failureOf } from './wallet-failure.ts'
import type { WalletProvider } from './wallet-provider.ts'

export default function WalletTab() {
  const wallet = useWallet()
  const { value, failure, reload } = wallet.known
  if (value !== undefined) return <Cards wallet={wallet} {...value} />
  if (failure !== undefined) return <LoadFailure detail={failure || walletErrorTexts.load} onRetry={reload} />
  return <Skeletons count={2} height={84} />
}

/** What somebody is told after an action. */
interface Told {
  readonly tone: 'success' | 'error'
  readonly text: string
}

interface CardsProps {
  readonly wallet: Wallet
  readonly customer: CardCustomer
  readonly provider: WalletProvider
}

/** Of a card whose holder was asked by their bank on a page of its own. */
function toldOfReturned(outcome: FinishedCard['outcome']): Told {
  if (outcome === 'added') return { tone: 'success', text: texts.added }
  return { tone: 'error', text: outcome === 'had-already' ? texts.duplicate : texts.notConfirmed }
}

function Cards({ wallet, customer, provider }: CardsProps) {
  const [isAdding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<WalletCard>()
  const [becomesDefault, setBecomesDefault] = useState<string>()
  const [told, setTold] = useState<Told>()
  const cards = customer.sources.data

  const makeDefault = async (card: WalletCard) => {
    setBecomesDefault(card.id)
    setTold(undefined)
    try {
      await wallet.makeDefault(card.id)
      setTold({ tone: 'success', text: texts.defaultChanged })
    } catch (error) {
      setTold({ tone: 'error', text: failureOf(error, walletErrorTexts.setDefault) })
    } finally {
      setBecomesDefault(undefined)
    }
  }
  const added = () => {
    setAdding(false)
    setTold({ tone: 'success', text: texts.added })
  }
  useReturnedCard(wallet.finish, (outcome) => setTold(toldOfReturned(outcome)))
  const addButton = (
    <Button
      variant="contained"
      startIcon={<AddOutlined />}
      onClick={() => {
        setTold(undefined)
        setAdding(true)
      }}
    >
      {texts.add}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Box>
          <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
            {texts.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texts.lead}</Typography>
        </Box>
        {cards.length > 0 && !isAdding && addButton}
      </Box>
      <Telling told={told} />
      {cards.length > 0 && (
        <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
          {cards.map((card) => (
            <CardItem
              key={card.id}
              card={card}
              isDefault={card.id === customer.default_source}
              isBusy={becomesDefault !== undefined}
              isBecomingDefault={becomesDefault === card.id}
              onMakeDefault={() => void makeDefault(card)}
              onDelete={() => {
                setTold(undefined)
                setDeleting(card)
              }}
            />
          ))}
        </Paper>
      )}
      {cards.length === 0 && !isAdding && (
        <EmptyState icon={CreditCardOutlined} title={texts.empty} action={addButton}>
          {pageTexts.sentences([texts.emptyHint, texts.safe])}
        </EmptyState>
      )}
      {isAdding &&
        (provider.way === 'sources' ? (
          <AddCardForm customer={customer} add={wallet.add} onAdded={added} onCancel={() => setAdding(false)} />
        ) : (
          <AddCardInFields
            provider={provider}
            finish={wallet.finish}
            onAdded={added}
            onUnsure={wallet.known.reload}
            onCancel={() => setAdding(false)}
          />
        ))}
      {deleting !== undefined && (
        <DeleteDialog
          card={deleting}
          isDefault={deleting.id === customer.default_source && cards.length > 1}
          remove={wallet.remove}
          onClose={() => setDeleting(undefined)}
          onDeleted={(text) => {
            setDeleting(undefined)
            setTold({ tone: 'success', text })
          }}
        />
      )}
    </Box>
  )
}

/** Takes the focus: what had it has gone with its card or its form. */
function Telling({ told }: { readonly told: Told | undefined }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told !== undefined) notice.current?.focus()
  }, [told])
  if (told === undefined) return null
  return (
    <Notice ref={notice} tone={told.tone} role={told.tone === 'error' ? 'alert' : 'status'}>
      {told.text}
    </Notice>
  )
}

interface DeleteDialogProps {
  readonly card: WalletCard
  /** Whether another one becomes the default. */
  readonly isDefault: boolean
  readonly remove: Wallet['remove']
  readonly onClose: () => void
  readonly onDeleted: (told: string) => void
}

function DeleteDialog({ card, isDefault, remove, onClose, onDeleted }: DeleteDialogProps) {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setPending(true)
    try {
      const next = defaultCardOf(await remove(card.id))
      onDeleted(isDefault && next ? defaultRemovedText(nameOfCard(next)) : texts.deleted)
    } catch (error) {
      setProblem(failureOf(error, walletErrorTexts.delete))
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={removeCardText(nameOfCard(card), isDefault)}
      confirmLabel={texts.delete}
      pendingLabel={texts.deleting}
      cancelLabel={texts.keep}
      isGrave
      isPending={isPending}
      problem={
        problem !== undefined && (
          <Box sx={{ mt: 2 }}>
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          </Box>
        )
      }
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
