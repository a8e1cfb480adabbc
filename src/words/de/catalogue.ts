/** What lists of items say, and pages of one; pages without items do not load it. */
export const catalogue = {
  /** How an item can be had where it is not simply there. */
  availability: {
    in_stock: 'Vorrätig',
    on_order: 'Auf Bestellung',
    reserved: 'Reserviert',
    gone: 'Nicht mehr da',
  },
};

export type Catalogue = typeof catalogue;
