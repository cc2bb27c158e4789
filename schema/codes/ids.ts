/** Ids are int32: larger numbers in an address name nothing and must not reach the database. */
export const maxId = 2_147_483_647
