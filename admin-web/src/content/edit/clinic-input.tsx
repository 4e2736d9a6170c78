import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useInput } from 'react-admin'
import { clinicImageTexts } from '@member-care/domain/texts/clinic-image-texts.ts'
import type { AnswerTo } from '../../console/api-client.ts'
import { SEARCH_PAUSE } from '../../list/list-search.ts'

const { fields } = contentFormTexts
/** As many as one looks through. A longer text finds fewer. */
const FOUND_AT_ONCE = { page: 1, perPage: 20 }

type PanelClinic = AnswerTo<'/api/console/panel-clinics'>[number]

interface ChosenClinic {
  readonly code: string
  /** Empty where only the code is known. */
  readonly name: string
}

/** The clinic of the panel whose picture it is, found by a part of its name or its code. */
export function ClinicInput() {
  const { id, field: code, fieldState } = useInput({ source: 'content.clinicCode' })
  const { field: name } = useInput({ source: 'content.clinicName' })
  const [typed, setTyped] = useState('')
  const q = useSettled(typed, SEARCH_PAUSE)
  const { data = [], isPending } = useGetList<PanelClinic>('panel-clinics', {
    filter: q === '' ? {} : { q },
    pagination: FOUND_AT_ONCE,
    sort: { field: 'name', order: 'ASC' },
  })
  const chosen = { code: String(code.value ?? ''), name: String(name.value ?? '') }
  return (
    <Autocomplete<ChosenClinic>
      id={id}
      options={data.map((clinic) => ({ code: clinic.id.toUpperCase(), name: clinic.name }))}
      loading={isPending}
      value={chosen.code === '' ? null : chosen}
      onChange={(_event, clinic) => {
        code.onChange(clinic?.code ?? '')
        name.onChange(clinic?.name ?? '')
      }}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      // The server has searched already.
      filterOptions={(found) => found}
      getOptionLabel={nameAndCode}
      getOptionKey={(clinic) => clinic.code}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      noOptionsText={clinicImageTexts.noMatch}
      renderInput={(params) => (
        <TextField
          {...params}
          label={fields.clinicName}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? fields.clinicHint}
          inputRef={code.ref}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}

function nameAndCode({ code, name }: ChosenClinic): string {
  return name === '' ? code : `${name} (${code})`
}
