/** Somebody's own second factors, recovery codes and trusted devices: what there is, and everything that can be done with it. */
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import {
  recoveryCodesLeftText,
  secondFactorPageTexts as texts,
} from '@member-care/domain/texts/second-factor-page-texts.ts'
import { secondFactorNames } from '@member-care/domain/texts/second-factor-texts.ts'
import { deviceText } from '@member-care/domain/texts/sign-ins-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { AddAppDialog } from './add-app-dialog.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { hasPasskeys } from './passkey-browser.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'
import { RenameFactorDialog } from './rename-factor-dialog.tsx'
import type { OwnSecondFactors, SecondFactor, SecondFactorCalls } from './second-factor-calls.ts'

interface SecondFactorsPanelProps {
  readonly calls: SecondFactorCalls
  /** The level of its heading on the page. */
  readonly heading: 'h1' | 'h2'
  /** Told once the person has one: where one is demanded, the way on is open. */
  readonly onEnrolled?: () => void
}

/** What lies over the panel. */
type Opened =
  | { readonly what: 'app' | 'passkey' }
  | { readonly what: 'codes'; readonly codes: readonly string[]; readonly replace: boolean }
  | { readonly what: 'rename' | 'remove'; readonly factor: SecondFactor }

export function SecondFactorsPanel({ calls, heading, onEnrolled }: SecondFactorsPanelProps) {
  const { own, failure, reload } = useOwnFactors(calls)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const subheading = heading === 'h1' ? 'h2' : 'h3'

  const close = () => setOpened(null)
  const afterwards = (text: string) => {
    close()
    setDone(text)
    reload()
  }
  const enrolled = (codes: readonly string[] | undefined) => {
    setDone(null)
    if (codes === undefined) close()
    else setOpened({ what: 'codes', codes, replace: false })
    reload()
  }
  const closeCodes = () => {
    close()
    onEnrolled?.()
  }
  /** A call without a dialog of its own. */
  const attempt = (call: Promise<unknown>, then: () => void) => {
    setDone(null)
    setRefusal(null)
    call.then(then, (error: unknown) => setRefusal(error instanceof Error ? error.message : String(error)))
  }

  return (
    <Box component="section" aria-labelledby="second-factors-title" sx={{ display: 'grid', gap: 2, maxWidth: 820 }}>
      <Box>
        <Typography
          variant={heading}
          component={heading}
          id="second-factors-title"
          sx={heading === 'h2' ? { fontSize: '1.125rem' } : {}}
        >
          {heading === 'h1' ? texts.missing.title : texts.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {heading === 'h1' ? texts.missing.lead : own?.demanded === true ? texts.leadDemanded : texts.lead}
        </Typography>
      </Box>
      <Box role="status">{done !== null && <Alert severity="success">{done}</Alert>}</Box>
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      {own === undefined && failure === null && <Skeleton variant="rounded" height={96} />}
      {own === undefined && failure !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={reload}>
              {texts.retry}
            </Button>
          }
        >
          {pageTexts.sentences([texts.failed, failure])}
        </Alert>
      )}
      {own !== undefined && (
        <>
          {own.factors.length === 0 ? (
            heading === 'h2' && <Typography>{texts.none}</Typography>
          ) : (
            <Rows>
              {own.factors.map((factor) => (
                <FactorRow
                  key={factor.id}
                  factor={factor}
                  component={subheading}
                  onRename={() => setOpened({ what: 'rename', factor })}
                  onRemove={
                    own.demanded && own.factors.length === 1 ? undefined : () => setOpened({ what: 'remove', factor })
                  }
                />
              ))}
            </Rows>
          )}
          <AddFactor hasNone={own.factors.length === 0} onAdd={(what) => setOpened({ what })} />
          {own.factors.length > 0 && (
            <Part component={subheading} title={texts.recovery.title} lead={texts.recovery.what}>
              <Typography>{recoveryCodesLeftText(own.recoveryCodes.left)}</Typography>
              <Button
                variant="outlined"
                sx={{ justifySelf: 'start' }}
                onClick={() =>
                  attempt(
                    calls
                      .makeRecoveryCodes()
                      .then(({ recoveryCodes }) => setOpened({ what: 'codes', codes: recoveryCodes, replace: true })),
                    reload,
                  )
                }
              >
                {texts.recovery.makeNew}
              </Button>
            </Part>
          )}
          {own.trustedDevices.length > 0 && (
            <TrustedDevices
              devices={own.trustedDevices}
              component={subheading}
              onEnd={(id) => attempt(calls.endTrust(id), () => afterwards(texts.trusted.ended))}
            />
          )}
        </>
      )}
      {opened && (
        <OpenedDialog
          opened={opened}
          calls={calls}
          onEnrolled={enrolled}
          onChanged={afterwards}
          onCodesClosed={closeCodes}
          onClose={close}
        />
      )}
    </Box>
  )
}

interface OpenedDialogProps {
  readonly opened: Opened
  readonly calls: SecondFactorCalls
  /** @param codes recovery codes that were made with it */
  readonly onEnrolled: (codes: readonly string[] | undefined) => void
  /** @param text says what was done */
  readonly onChanged: (text: string) => void
  readonly onCodesClosed: () => void
  readonly onClose: () => void
}

function OpenedDialog({ opened, calls, onEnrolled, onChanged, onCodesClosed, onClose }: OpenedDialogProps) {
  switch (opened.what) {
    case 'app':
      return <AddAppDialog calls={calls} onAdded={onEnrolled} onClose={onClose} />
    case 'passkey':
      return <AddPasskeyDialog calls={calls} onAdded={onEnrolled} onClose={onClose} />
    case 'codes':
      return <RecoveryCodesDialog codes={opened.codes} isReplaced={opened.replace} onClose={onCodesClosed} />
    case 'rename':
      return (
        <RenameFactorDialog
          calls={calls}
          factor={opened.factor}
          onRenamed={() => onChanged(texts.renamed)}
          onClose={onClose}
        />
      )
    case 'remove':
      return (
        <RemoveFactorDialog
          calls={calls}
          factor={opened.factor}
          onRemoved={() => onChanged(texts.removed)}
          onClose={onClose}
        />
      )
  }
}

interface AddFactorProps {
  readonly hasNone: boolean
  readonly onAdd: (what: 'app' | 'passkey') => void
}

/** The first one is offered by the way that this browser knows best. */
function AddFactor({ hasNone, onAdd }: AddFactorProps) {
  const knowsPasskeys = hasPasskeys()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant={hasNone && knowsPasskeys ? 'contained' : 'outlined'}
          disabled={!knowsPasskeys}
          onClick={() => onAdd('passkey')}
        >
          {texts.addPasskey}
        </Button>
        <Button variant={hasNone && !knowsPasskeys ? 'contained' : 'outlined'} onClick={() => onAdd('app')}>
          {texts.addApp}
        </Button>
      </Box>
      {!knowsPasskeys && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noPasskeys}
        </Typography>
      )}
    </>
  )
}

interface TrustedDevicesProps {
  readonly devices: OwnSecondFactors['trustedDevices']
  readonly component: 'h2' | 'h3'
  readonly onEnd: (id: string) => void
}

function TrustedDevices({ devices, component, onEnd }: TrustedDevicesProps) {
  return (
    <Part component={component} title={texts.trusted.title} lead={texts.trusted.lead}>
      <Rows>
        {devices.map((device) => (
          <Row
            key={device.id}
            component={component}
            title={deviceText(device)}
            text={texts.trusted.until(formatSingaporeInstant(new Date(device.endsAt)))}
            actions={
              <Button
                variant="outlined"
                aria-label={pageTexts.labelled(texts.trusted.end, deviceText(device))}
                onClick={() => onEnd(device.id)}
              >
                {texts.trusted.end}
              </Button>
            }
          />
        ))}
      </Rows>
    </Part>
  )
}

function FactorRow({
  factor,
  component,
  onRename,
  onRemove,
}: {
  factor: SecondFactor
  component: 'h2' | 'h3'
  onRename: () => void
  onRemove: (() => void) | undefined
}) {
  const { kind, name, addedAt, lastUsedAt } = factor
  const used = lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatSingaporeInstant(new Date(lastUsedAt)))
  return (
    <Row
      component={component}
      title={name}
      text={`${secondFactorNames[kind]} · ${texts.added(formatSingaporeInstant(new Date(addedAt)))} · ${used}`}
      actions={
        <>
          <Button onClick={onRename} aria-label={pageTexts.labelled(texts.rename, name)}>
            {texts.rename}
          </Button>
          {onRemove && (
            <Button color="error" onClick={onRemove} aria-label={pageTexts.labelled(texts.remove, name)}>
              {texts.remove}
            </Button>
          )}
        </>
      }
    />
  )
}

function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
      {children}
    </Paper>
  )
}

function Row({
  component,
  title,
  text,
  actions,
}: {
  component: 'h2' | 'h3' | 'h4'
  title: string
  text: string
  actions: ReactNode
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component={component} sx={{ fontWeight: 620, fontSize: '1rem' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
    </Box>
  )
}

function Part({
  component,
  title,
  lead,
  children,
}: {
  component: 'h2' | 'h3'
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <Typography component={component} sx={{ fontWeight: 620, fontSize: '1rem' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lead}
      </Typography>
      {children}
    </Box>
  )
}

function useOwnFactors(calls: SecondFactorCalls) {
  const [own, setOwn] = useState<OwnSecondFactors>()
  const [failure, setFailure] = useState<string | null>(null)
  const reload = useCallback(() => {
    calls.read().then(
      (answer) => {
        setOwn(answer)
        setFailure(null)
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    )
  }, [calls])
  useEffect(reload, [reload])
  return { own, failure, reload }
}
