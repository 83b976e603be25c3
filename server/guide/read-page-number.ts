const PAGE = /^[1-9]\d{0,4}$/;

/** Which page of a long list an address asks for; nothing for whatever else was typed. */
export const readPageNumber = (page = "") => (PAGE.test(page) ? Number(page) : undefined);
