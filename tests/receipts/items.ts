/** What is bought and done, plainly made up: a name, and the least and the most that it costs in dollars. */

export const consultation = [
  ['Consultation', 30, 60],
  ['Medication', 12, 80],
  ['Blood Test', 25, 120],
  ['Dressing', 8, 30],
  ['Injection', 15, 60],
  ['Nebuliser', 10, 35],
  ['Medical Report', 20, 90],
] as const
export const medicines = [
  ['Paracetamol 500mg', 3, 9],
  ['Cetirizine 10mg', 5, 14],
  ['Amoxicillin 250mg', 8, 24],
  ['Saline Spray', 9, 18],
  ['Cough Syrup 100ml', 6, 15],
  ['Vitamin C 1000mg', 12, 35],
  ['Eye Drops 5ml', 7, 22],
  ['Plasters 20s', 3, 7],
] as const
export const treatments = [
  ['Scaling and Polishing', 80, 160],
  ['Filling (1 surface)', 60, 180],
  ['Dental X-ray', 25, 60],
  ['Root Canal Treatment', 500, 1400],
  ['Extraction', 90, 300],
  ['Consultation', 25, 60],
] as const
export const specialist = [
  ['Specialist Consultation - First Visit', 120, 250],
  ['Electrocardiogram', 60, 120],
  ['Echocardiogram', 300, 650],
  ['Treadmill Test', 250, 480],
  ['Medication', 30, 260],
  ['Laboratory Tests', 90, 400],
] as const
export const hospital = [
  ['Room Charges - 4 Bedded (3 days)', 600, 1800],
  ['Operating Theatre', 900, 4200],
  ['Surgeon Fees', 1500, 6500],
  ['Anaesthetist Fees', 500, 1800],
  ['Laboratory Investigations', 120, 900],
  ['Radiology', 150, 1400],
  ['Ward Medications', 60, 700],
  ['Consumables', 80, 950],
  ['Daily Treatment Fee', 90, 400],
  ['Implants', 300, 2600],
  ['Physiotherapy (Inpatient)', 80, 350],
] as const
