import { tokenNameError } from '@member-care/domain/client/provisioning-tokens.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { provisioningTexts as texts } from '@member-care/domain/texts/provisioning-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Button, List, ListItem, ListItemText, Skeleton, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ConfirmDialog } from '../../console/confirm-dialog.tsx'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { useEditRights } from '../edit-rights.ts'
import { MadeTokenDialog } from '../made-token-dialog.tsx'
import type { ProvisioningTokens } from '../provisioning-commands.ts'
import { Section } from './section.tsx'

interface ProvisioningSectionProps {
  readonly clientId: string
  /** The client has another version now. */
  readonly onSaved: () => Promise<unknown>
}

/** With what the client's own system tells of its employees; kept apart from the rest. */
export function ProvisioningSection({ clientId, onSaved }: ProvisioningSectionProps) {
  const { canEdit } = useEditRights()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['provisioning-tokens', clientId],
    queryFn: () => dataProvider.provisioningTokens(clientId),
  })
  const refresh = () => Promise.all([refetch(), onSaved()])
  return (
    <Section id="provisioning" introduction={texts.introduction}>
      {error ? (
        <LoadFailure title={texts.failed} detail={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.address}
          </Typography>
          <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', mb: 2 }}>{data.address}</Typography>
          {data.tokens.length === 0 ? (
            <Typography sx={{ mb: 2 }}>{texts.none}</Typography>
          ) : (
            <List disablePadding sx={{ mb: 2 }}>
              {data.tokens.map((token) => (
                <TokenRow key={token.tokenId} clientId={clientId} token={token} canEnd={canEdit} onEnded={refresh} />
              ))}
            </List>
          )}
          {canEdit && <MakeToken clientId={clientId} onMade={refresh} />}
        </>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Section>
  )
}

interface TokenRowProps {
  readonly clientId: string
  readonly token: ProvisioningTokens['tokens'][number]
  readonly canEnd: boolean
  readonly onEnded: () => Promise<unknown>
}

function TokenRow({ clientId, token, canEnd, onEnded }: TokenRowProps) {
  const notify = useNotify()
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useCommandSending<ProvisioningTokens>({
    onDone: async () => {
      await onEnded()
      notify(texts.ended, { type: 'success' })
    },
  })
  const { tokenId, name, madeAt, madeBy } = token
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <ListItemText
        primary={name}
        secondary={[texts.made, formatSingaporeInstant(new Date(madeAt)), madeBy.name].filter(Boolean).join(' · ')}
        sx={{ overflowWrap: 'anywhere' }}
      />
      {canEnd && (
        <Button color="error" aria-label={texts.endLabel(name)} onClick={() => setAsked(true)}>
          {texts.end}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={texts.endTitle(name)}
          text={texts.endConsequence}
          confirmLabel={texts.end}
          isGrave
          isPending={isPending}
          failure={failure?.message}
          onConfirm={() =>
            void send(tokenId, (options, dataProvider) => dataProvider.endProvisioningToken(clientId, tokenId, options))
          }
          onClose={() => setAsked(false)}
        />
      )}
    </ListItem>
  )
}

function MakeToken({ clientId, onMade }: { readonly clientId: string; readonly onMade: () => Promise<unknown> }) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [token, setToken] = useState<string>()
  const { send, isPending, failure } = useCommandSending<{ token: string }>({
    onDone: async (made) => {
      setToken(made.token)
      setName('')
      await onMade()
    },
  })

  function make(): void {
    const error = tokenNameError(name)
    setWrong(error)
    if (error === undefined)
      void send([clientId, name], (options, dataProvider) =>
        dataProvider.makeProvisioningToken(clientId, name, options),
      )
  }

  const problem = wrong ?? failure?.message
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        label={texts.name}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setWrong(undefined)
        }}
        error={problem !== undefined}
        helperText={problem ?? texts.nameHint}
        slotProps={{ formHelperText: { role: problem === undefined ? undefined : 'alert' } }}
        sx={{ flex: '1 1 16rem' }}
      />
      <Button type="submit" variant="outlined" loading={isPending} sx={{ mt: 1 }}>
        {texts.make}
      </Button>
      {token !== undefined && <MadeTokenDialog token={token} onClose={() => setToken(undefined)} />}
    </Box>
  )
}
