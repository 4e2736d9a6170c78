import { tokenNameError } from '@member-care/domain/client/provisioning-tokens.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { provisioningTexts as texts } from '@member-care/domain/texts/provisioning-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Button, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { TextInput, useGetOne, useNotify } from 'react-admin'
import { ConfirmDialog } from '../../console/confirm-dialog.tsx'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { CommandForm } from '../../record/command-form.tsx'
import { shownRecord } from '../../record/whole-record.ts'
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
  const { meta, ...options } = shownRecord
  const { data, error, refetch } = useGetOne<ProvisioningTokens>('provisioning-tokens', { id: clientId, meta }, options)
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

interface TokenInputs {
  readonly name: string
}

function MakeToken({ clientId, onMade }: { readonly clientId: string; readonly onMade: () => Promise<unknown> }) {
  const [token, setToken] = useState<string>()
  const { send, isPending, failure } = useCommandSending<{ token: string }>()
  return (
    <>
      <CommandForm<TokenInputs, { token: string }>
        label={texts.make}
        empty={{ name: '' }}
        errorsOf={({ name }) => {
          const wrong = tokenNameError(name)
          return wrong === undefined ? {} : { name: wrong }
        }}
        send={({ name }) =>
          send([clientId, name], (options, dataProvider) => dataProvider.makeProvisioningToken(clientId, name, options))
        }
        onDone={async (made) => {
          setToken(made.token)
          await onMade()
        }}
        isPending={isPending}
        failure={failure}
        warnWhenUnsavedChanges={false}
      >
        <FailureAlert message={failure?.message} />
        <TextInput source="name" label={texts.name} helperText={texts.nameHint} />
        <Button type="submit" variant="outlined" loading={isPending}>
          {texts.make}
        </Button>
      </CommandForm>
      {token !== undefined && <MadeTokenDialog token={token} onClose={() => setToken(undefined)} />}
    </>
  )
}
