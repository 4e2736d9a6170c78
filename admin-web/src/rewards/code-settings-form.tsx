import { codeWays, lowWaterSchema, sharedCodeSchema } from '@member-care/domain/reward/reward-codes.ts'
import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
} from '@mui/material'
import { useId, useState } from 'react'
import { TextInput } from 'react-admin'
import { Controller, useWatch } from 'react-hook-form'
import { FailureAlert } from '../console/failure-alert.tsx'
import { Panel } from '../console/field-list.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { CommandForm, useFormSending } from '../record/command-form.tsx'
import { useRecordCache } from '../record/whole-record.ts'
import type { CodeSettings, PoolRecord } from './reward-commands.ts'

interface SettingsForm {
  readonly way: PoolRecord['way']
  readonly lowWater: string
  readonly sharedCode: string
}

/** How a reward gives codes, and at how few its keepers are told. */
export function CodeSettingsForm({ pool }: { readonly pool: PoolRecord }) {
  const [isSaved, setSaved] = useState(false)
  const cache = useRecordCache<PoolRecord>('reward-codes')
  // Before the form begins anew: it would begin with what held before, and a second press would put that back.
  const { send, isPending, failure } = useCommandSending<PoolRecord>({ onDone: cache.show })
  return (
    <Panel title={texts.settings}>
      <CommandForm<SettingsForm, PoolRecord>
        label={texts.settings}
        empty={{ way: pool.way, lowWater: String(pool.lowWater), sharedCode: '' }}
        errorsOf={(values) => errorsOf(values, pool)}
        send={(values) => {
          setSaved(false)
          const body = settingsOf(values)
          return send(body, (options, dataProvider) => dataProvider.settleCodes(pool.id, body, options))
        }}
        onDone={() => setSaved(true)}
        isPending={isPending}
        failure={failure}
      >
        <Fields hasSharedCode={pool.hasSharedCode} />
      </CommandForm>
      <div role="status">
        {isSaved && (
          <Alert severity="success" sx={{ mt: 2 }}>
            {texts.saved}
          </Alert>
        )}
      </div>
    </Panel>
  )
}

function settingsOf({ way, lowWater, sharedCode }: SettingsForm): CodeSettings {
  const code = sharedCode.trim()
  return {
    way,
    // What the chosen way does not show stays as it is.
    ...(way === 'single-use' && { lowWater: Number(lowWater) }),
    ...(way === 'shared' && code !== '' && { sharedCode: code }),
  }
}

/** By the rules of the server; only of fields that the chosen way shows. */
function errorsOf(
  { way, lowWater, sharedCode }: SettingsForm,
  { hasSharedCode }: PoolRecord,
): Partial<Record<keyof SettingsForm, string>> {
  const errors: Partial<Record<keyof SettingsForm, string>> = {}
  if (way === 'single-use') {
    const judged = lowWaterSchema.safeParse(lowWater.trim() === '' ? Number.NaN : Number(lowWater))
    if (!judged.success) errors.lowWater = judged.error.issues[0]?.message ?? ''
  }
  if (way === 'shared' && sharedCode.trim() === '') {
    if (!hasSharedCode) errors.sharedCode = texts.sharedMissing
  } else if (way === 'shared') {
    const judged = sharedCodeSchema.safeParse(sharedCode)
    if (!judged.success) errors.sharedCode = judged.error.issues[0]?.message ?? ''
  }
  return errors
}

function Fields({ hasSharedCode }: { hasSharedCode: boolean }) {
  const { isPending, failure } = useFormSending()
  const way = useWatch<SettingsForm, 'way'>({ name: 'way' })
  return (
    <Stack spacing={2.5}>
      <WayInput />
      {way === 'single-use' && (
        <TextInput
          source="lowWater"
          label={texts.threshold}
          helperText={texts.thresholdHint}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        />
      )}
      {way === 'shared' && (
        <TextInput
          source="sharedCode"
          label={texts.sharedCode}
          helperText={hasSharedCode ? texts.sharedCodeHint : false}
          parse={(text: string) => text}
          slotProps={{ htmlInput: { maxLength: 80, spellCheck: false, autoComplete: 'off' } }}
        />
      )}
      <FailureAlert title={texts.saveFailed} message={failure?.message} sx={{ mt: 0 }} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {texts.save}
      </Button>
    </Stack>
  )
}

function WayInput() {
  const id = useId()
  return (
    <Controller<SettingsForm, 'way'>
      name="way"
      render={({ field: { value, onChange } }) => (
        <FormControl>
          <FormLabel id={id}>{texts.way}</FormLabel>
          <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChange(chosen)}>
            {codeWays.map((way) => (
              <div key={way}>
                <FormControlLabel
                  value={way}
                  label={texts.ways[way]}
                  control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${way}` } }} />}
                />
                <FormHelperText id={`${id}-${way}`} sx={{ mt: -0.5, ml: 4 }}>
                  {texts.wayHints[way]}
                </FormHelperText>
              </div>
            ))}
          </RadioGroup>
        </FormControl>
      )}
    />
  )
}
