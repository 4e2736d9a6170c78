// Requirements: AUTH-068, AUTH-069, AUTH-070, AUTH-077, AUTH-078
import { expect, test } from 'vitest'
import { linkRequestFormErrors } from './link-request-form.ts'

const right = { email: 'willow@example.com', confirmEmail: 'willow@example.com', captchaResponse: 'solved' }
const required = 'Email address is required.'
const invalid = 'Email address is not valid.'
const different = "The email addresses don't match. Please make sure the email addresses match."

test.each([
  [{}, {}],
  [{ confirmEmail: ' WILLOW@Example.com ' }, {}],
  [
    { email: '', confirmEmail: ' ' },
    { email: required, confirmEmail: required },
  ],
  [
    { email: undefined, confirmEmail: undefined },
    { email: required, confirmEmail: required },
  ],
  [{ email: 'willow' }, { email: invalid }],
  [{ confirmEmail: 'willow@example' }, { confirmEmail: invalid }],
  [{ confirmEmail: 'willow@example.org' }, { confirmEmail: different }],
  [{ captchaResponse: '' }, { captchaResponse: 'Please verify your captcha' }],
  [
    { confirmEmail: 'x@example.com', captchaResponse: undefined },
    { confirmEmail: different, captchaResponse: 'Please verify your captcha' },
  ],
])('%o', (changes, errors) => {
  expect(linkRequestFormErrors({ ...right, ...changes })).toEqual(errors)
})
