/** Accounts of the demo catalog, printed at start. They exist only where the demo was loaded. */
export const demoLogins = [
  {
    role: 'organizer',
    email: 'organizer@versta.example',
    password: 'versta-demo',
    firstName: 'Olga',
    lastName: 'Sedova',
  },
  {
    role: 'admin',
    email: 'admin@versta.example',
    password: 'versta-demo',
    firstName: 'Anton',
    lastName: 'Lindt',
  },
  {
    role: 'tourist',
    email: 'tourist@versta.example',
    password: 'versta-demo',
    firstName: 'Hannah',
    lastName: 'Berg',
  },
] as const
