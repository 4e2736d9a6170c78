/** Names that are plainly made up: a plant or a bird, and a family name. */

export const givenNames = [
  'Willow', 'Juniper', 'Cedar', 'Jasmine', 'Bamboo', 'Heliconia', 'Tembusu', 'Pandan', 'Ixora', 'Frangipani', 'Clove', 'Nutmeg', 'Saffron', 'Ginger',
  'Lotus', 'Mimosa', 'Rambutan', 'Mango', 'Papaya', 'Kingfisher', 'Hornbill', 'Sunbird', 'Heron', 'Swift', 'Oriole', 'Myna', 'Kestrel', 'Egret', 'Robin',
  'Wren', 'Lark', 'Finch', 'Pelican', 'Plover', 'Osprey', 'Ibis', 'Teal', 'Quail', 'Hazel', 'Rowan', 'Maple', 'Aspen', 'Laurel', 'Olive', 'Fern', 'Ivy',
] as const

export const familyNames = [
  'Tan', 'Lim', 'Lee', 'Ng', 'Wong', 'Goh', 'Chua', 'Ong', 'Koh', 'Teo', 'Rahman', 'Ismail', 'Yusof', 'Hassan', 'Salleh', 'Nair', 'Pillai', 'Menon',
  'Raj', 'Kumar', 'Pereira', 'de Souza', 'Oliveiro', 'Minjoot', 'Zuzarte',
] as const

export const designations = ['Baker', 'Welder', 'Teacher', 'Accountant', 'Planner', 'Driver', 'Designer', 'Engineer', 'Storekeeper', 'Nurse', 'Analyst'] as const
