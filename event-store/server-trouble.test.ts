import { expect, test } from 'vitest'
import { shownAddress } from './server-trouble.ts'

test.each([
  ['esdb://user:pa/ss@w?rd@node1:2113,node2:2113/?tlsCAFile=ca.pem', 'esdb://node1:2113,node2:2113'],
  ['postgres://member_care:secret@db.example:5432/member_care?sslmode=require', 'postgres://db.example:5432'],
  ['esdb+discover://cluster.example', 'esdb+discover://cluster.example'],
  ['user:secret@nowhere', 'nowhere'],
])('of %s is shown %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown)
})
