### Ce qui est écrit sur l'affiche de Marshals.

title-marshals = Marshals
line-marshals = Traque quatre hors-la-loi à travers le Far West. L'un de vous est peut-être des leurs.
