/** Adds a card in the provider's own fields: its number is typed into the provider's page, and is never in ours (S113). */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { walletErrorTexts, walletTexts as texts } from '@member-care/domain/texts/wallet-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { beginCard, type BegunCard } from '../portal-api/wallet-api.ts'
import { openCardFields, type CardFields } from './card-fields/card-fields.ts'
import type { Wallet } from './use-wallet.ts'
import { failureOf } from './wallet-failure.ts'
import type { WalletProvider } from './wallet-provider.ts'

interface AddCardInFieldsProps {
  readonly provider: WalletProvider
  readonly finish: Wallet['finish']
  readonly onAdded: () => void
  /** When the card may have been added all the same. */
  readonly onUnsure: () => void
  readonly onCancel: () => void
}

interface OpenFields {
  readonly begun: BegunCard
  readonly fields: CardFields
}

export function AddCardInFields({ provider, finish, onAdded, onUnsure, onCancel }: AddCardInFieldsProps) {
  const { into, open, failure, reopen } = useCardFields(provider)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  /** @returns what went wrong; nothing where the fields say it, or where all is well */
  async function add({ begun, fields }: OpenFields): Promise<string> {
    const confirmed = await fields.confirm()
    if (confirmed.outcome === 'incomplete') return ''
    if (confirmed.outcome === 'refused') return confirmed.message || walletErrorTexts.add
    const outcome = confirmed.outcome === 'unknown' ? 'unfinished' : await finish(begun.setupId)
    if (outcome === 'added') onAdded()
    if (outcome === 'unfinished') onUnsure()
    // What was typed has been added, and taken away again: another card needs another beginning.
    if (outcome === 'had-already') reopen()
    return { added: '', 'had-already': texts.duplicate, unfinished: texts.mayBeAdded }[outcome]
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (open === undefined || isPending) return
    setPending(true)
    setProblem('')
    // Without our server's answer the card has been added, for all that is known here.
    setProblem(await add(open).catch(() => texts.mayBeAdded))
    setPending(false)
  }
  return (
    <Panel title={texts.addTitle}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ maxWidth: 480 }}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {problem !== '' && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
          {failure !== undefined && <LoadFailure detail={failure} onRetry={reopen} />}
          {/* Laid out from the start, so that nothing moves once it can be typed into. */}
          <Box sx={{ position: 'relative', ...(failure !== undefined && { display: 'none' }) }}>
            <Box ref={into} sx={{ mx: '-3px', ...(open === undefined && { visibility: 'hidden' }) }} />
            {failure === undefined && open === undefined && (
              <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
                <Skeletons count={3} height={96} />
              </Box>
            )}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{texts.safe}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {failure === undefined && (
              <Button
                type="submit"
                variant="contained"
                aria-disabled={isPending || open === undefined}
                sx={{ minWidth: 140 }}
              >
                {isPending ? texts.saving : texts.save}
              </Button>
            )}
            <Button disabled={isPending} onClick={onCancel}>
              {texts.cancel}
            </Button>
          </Box>
        </Box>
      </Box>
    </Panel>
  )
}

/** Begins a card and opens the fields for it; again on a wish. */
function useCardFields(provider: WalletProvider) {
  const into = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [open, setOpen] = useState<OpenFields>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isLeft = false
    let opened: CardFields | undefined
    const begin = async () => {
      const begun = await beginCard()
      if (isLeft || into.current === null) return
      opened = await openCardFields({ into: into.current, provider, begun })
      if (isLeft) opened.destroy()
      else setOpen({ begun, fields: opened })
    }
    begin().catch((error: unknown) => !isLeft && setFailure(failureOf(error, texts.fieldsFailed)))
    return () => {
      isLeft = true
      opened?.destroy()
    }
    // The provider of an open form stays the one that it was opened for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt])
  return {
    into,
    open,
    failure,
    reopen() {
      setOpen(undefined)
      setFailure(undefined)
      setAttempt((before) => before + 1)
    },
  }
}
