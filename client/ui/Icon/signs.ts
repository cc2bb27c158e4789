/** Glyphs of states, time, money and safety. */
export const info = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.500M12 7.700h.01'
export const success = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12.300l2.8 2.800L16 9.5'
export const warning = 'M12 4 2.8 19.500h18.400zM12 10v4.500M12 17h.01'
export const danger = 'M8.3 3h7.400L21 8.300v7.400L15.7 21H8.300L3 15.700V8.300zM12 8v5M12 16h.01'
export const question =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.7 9.700a2.4 2.4 0 1 1 3.5 2.200c-.8.4-1.2.9-1.2 1.900M12 16.700h.01'
export const clock = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5.200l3.5 2'
export const calendar =
  'M4 6h16v14H4zM4 10.500h16M8.5 3.500V8M15.5 3.500V8M8 14.200h.01M12 14.200h.01M16 14.200h.01M8 17h.01M12 17h.01'
export const wallet = 'M4 7.500h16v12H4zM4 7.5 16.5 4v3.500M20 11.500h-4.500a2 2 0 0 0 0 4H20'
export const card = 'M3 6h18v12.500H3zM3 10h18M6.5 15h4'
export const shield =
  'M12 3 4.5 6v5.500c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.500V6zM8.8 12l2.4 2.4 4.2-4.4'
export const lock = 'M5.5 11h13v9.500h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2.5'
export const gift =
  'M4 9h16v4H4zM5.5 13v7.500h13V13M12 9v11.500M12 9C8 9 7 4.5 9.2 4.2 11 4 12 6.5 12 9c0-2.5 1-5 2.8-4.800C17 4.5 16 9 12 9'
export const bolt = 'M13 3 5.5 13.500h5.500L10.5 21 18.5 10.500h-6z'
export const percent =
  'M18.5 5.500l-13 13M5 7.500a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M14 16.500a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0'
export const file = 'M6 3.500h8l4.5 4.500v12.500H6zM14 3.500V8h4.500M9 12.500h6M9 16h6'
export const passport = 'M5.5 3.500h13v17h-13zM9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9.5 16.500h5'
