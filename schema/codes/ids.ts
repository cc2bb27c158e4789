/** Maximum id (int32): a larger number in a URL matches nothing and must not reach the database. */
export const maxId = 2_147_483_647
